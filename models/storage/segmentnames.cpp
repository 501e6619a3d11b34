// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/segmentnames.h"

#include "storage/views.h"

#include <algorithm>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

static const auto stateName = u"segments"_s;
static constexpr auto namesMember = "names"_L1;

static QJsonObject namesIn(const Views &views)
{
    return views.state(stateName).value(namesMember).toObject();
}

QList<NamedSegment> namedSegments(const Views &views)
{
    QList<NamedSegment> segments;
    const auto names = namesIn(views);
    for (auto name = names.begin(); name != names.end(); ++name)
        segments.append({.id = name.key(), .name = name->toString()});
    std::ranges::sort(segments, [](const NamedSegment &one, const NamedSegment &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    return segments;
}

QString segmentName(const Views &views, const QString &id)
{
    return namesIn(views).value(id).toString();
}

void nameSegment(Views &views, const QString &id, const QString &name)
{
    auto names = namesIn(views);
    const auto wanted = name.simplified();
    if (wanted.isEmpty())
        names.remove(id);
    else
        names[id] = wanted;
    views.keep(stateName, {{namesMember, names}});
}

} // namespace storedesk::storage
