// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/fieldvaluecount.h"

#include "exports/contactmirrorupdater.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

#include <QLocale>
#include <QTimer>

namespace storedesk::ui::changes {

// Returns a filter for contacts with a value in any of the fields.
static storage::ContactFilter withValueIn(const QStringList &columns, const QStringList &fields)
{
    storage::ContactFilter filter{.filter = {.any = true},
                                  .formats = QList<values::ColumnFormat>(columns.size())};
    for (const auto &field : fields) {
        if (const auto column = columns.indexOf(field); column >= 0)
            filter.filter.conditions.push_back({.column = static_cast<int>(column),
                                                .test = query::Condition::Test::Empty,
                                                .negated = true});
    }
    return filter;
}

FieldValueCount::FieldValueCount(PageHost &host, const QStringList &fields, QObject *parent)
    : QObject(parent)
{
    QTimer::singleShot(0, this, [this, &host, fields] { count(host, fields); });
}

void FieldValueCount::count(PageHost &host, const QStringList &fields)
{
    auto &mirror = host.workspace().contactMirror();
    if (!mirror.hasCopy()) {
        Q_EMIT counted(tr("The number of contacts with a value is unknown because there is no "
                          "offline copy of the contacts."));
        return;
    }
    mirror.reader().ask(
        [fields](storage::ContactMirror &copy) -> base::Result<std::pair<qint64, QDateTime>> {
            const auto filter = withValueIn(copy.columns(), fields);
            if (filter.filter.conditions.empty())
                return std::pair(qint64(0), copy.asked());
            return copy.meeting(filter, [] { return false; })
                .map([&copy](const storage::ContactMirror::Numbers &numbers) {
                    return std::pair(static_cast<qint64>(numbers.size()), copy.asked());
                });
        },
        this,
        [this](const base::Result<std::pair<qint64, QDateTime>> &found) {
            if (!found)
                return;
            Q_EMIT counted(tr("%Ln contact(s) have a value, according to the offline copy from %1.",
                              nullptr, static_cast<int>(found->first))
                               .arg(QLocale().toString(found->second.toLocalTime().date(),
                                                       QLocale::ShortFormat)));
        });
}

} // namespace storedesk::ui::changes
