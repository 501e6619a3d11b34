// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace storedesk::storage {

class Views;

// A filter with its columns and order, saved under a name by the user.
struct SavedView
{
    QString name;
    QJsonObject state;

    bool operator==(const SavedView &) const = default;
};

// Returns the views of one page, sorted by name.
[[nodiscard]] QList<SavedView> savedViews(const Views &views, const QString &page);
// Replaces a view of the same name.
void saveView(Views &views, const QString &page, const SavedView &view);
void removeView(Views &views, const QString &page, const QString &name);

} // namespace storedesk::storage
