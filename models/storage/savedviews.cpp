// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/savedviews.h"

#include "storage/views.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

static QString keyOf(const QString &page)
{
    return u"saved/"_s + page;
}

QList<SavedView> savedViews(const Views &views, const QString &page)
{
    QList<SavedView> saved;
    for (const auto &value : views.state(keyOf(page)).value("views"_L1).toArray()) {
        const auto view = value.toObject();
        saved.append(
            {.name = view.value("name"_L1).toString(), .state = view.value("state"_L1).toObject()});
    }
    std::ranges::sort(saved, [](const SavedView &one, const SavedView &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    return saved;
}

static void keepAll(Views &views, const QString &page, const QList<SavedView> &saved)
{
    QJsonArray array;
    for (const auto &view : saved)
        array.append(QJsonObject{{u"name"_s, view.name}, {u"state"_s, view.state}});
    views.keep(keyOf(page), {{u"views"_s, array}});
}

void saveView(Views &views, const QString &page, const SavedView &view)
{
    auto saved = savedViews(views, page);
    saved.removeIf([&view](const SavedView &other) { return other.name == view.name; });
    saved.append(view);
    keepAll(views, page, saved);
}

void removeView(Views &views, const QString &page, const QString &name)
{
    auto saved = savedViews(views, page);
    saved.removeIf([&name](const SavedView &other) { return other.name == name; });
    keepAll(views, page, saved);
}

} // namespace storedesk::storage
