// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/namedids.h"

#include "storage/views.h"

#include <algorithm>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

static constexpr auto namesMember = "names"_L1;

static QString stateName(NamedKind kind)
{
    return kind == NamedKind::Segment ? u"segments"_s : u"reports"_s;
}

static QJsonObject namesIn(const Views &views, NamedKind kind)
{
    return views.state(stateName(kind)).value(namesMember).toObject();
}

QList<NamedId> namedIds(const Views &views, NamedKind kind)
{
    QList<NamedId> ids;
    const auto names = namesIn(views, kind);
    for (auto name = names.begin(); name != names.end(); ++name)
        ids.append({.id = name.key(), .name = name->toString()});
    std::ranges::sort(ids, [](const NamedId &one, const NamedId &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    return ids;
}

QString nameOfId(const Views &views, NamedKind kind, const QString &id)
{
    return namesIn(views, kind).value(id).toString();
}

void nameId(Views &views, NamedKind kind, const QString &id, const QString &name)
{
    auto names = namesIn(views, kind);
    const auto wanted = name.simplified();
    if (wanted.isEmpty())
        names.remove(id);
    else
        names[id] = wanted;
    views.keep(stateName(kind), {{namesMember, names}});
}

} // namespace storedesk::storage
