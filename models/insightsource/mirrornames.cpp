// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mirrornames.h"

#include "catalogue/key.h"
#include "storage/contactmirrorfolder.h"

namespace storedesk::insightsource {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

static constexpr qsizetype mostIds = 2'000;

// Selects the contacts with one of these IDs.
static storage::ContactFilter filterFor(const storage::ContactMirror &mirror,
                                        const QStringList &ids)
{
    query::Condition condition{.column =
                                   static_cast<int>(mirror.columns().indexOf(QString(key::id))),
                               .test = query::Condition::Test::Equals,
                               .exact = true};
    for (const auto &id : ids)
        condition.texts.append(id.toUtf8());
    storage::ContactFilter filter;
    filter.filter.conditions.push_back(condition);
    filter.formats.resize(mirror.columns().size());
    return filter;
}

QHash<QString, insights::KnownContact> contactsInMirror(const QString &accountFolder,
                                                        const QStringList &ids)
{
    QHash<QString, insights::KnownContact> known;
    const auto state = storage::ContactMirrorFolder(accountFolder).read();
    if (!state || state->path.isEmpty() || ids.isEmpty() || ids.size() > mostIds)
        return known;
    auto mirror = storage::ContactMirror::open(state->path);
    if (!mirror || !mirror->columns().contains(QString(key::id)))
        return known;
    const auto rows =
        mirror->meeting(filterFor(*mirror, ids), [] { return false; }).and_then([&](auto numbers) {
            return mirror->rows(numbers);
        });
    if (!rows)
        return known;
    const auto cell = [&mirror](const storage::MirroredContact &contact, QLatin1StringView column) {
        return QString::fromUtf8(contact.cells.value(mirror->columns().indexOf(QString(column))));
    };
    for (const auto &contact : *rows)
        known.insert(cell(contact, key::id),
                     {.email = cell(contact, key::contact::email),
                      .name = u"%1 %2"_s
                                  .arg(cell(contact, key::contact::name),
                                       cell(contact, key::contact::surname))
                                  .simplified()});
    return known;
}

} // namespace storedesk::insightsource
