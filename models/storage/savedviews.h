// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace storedesk::storage {

class Views;

// A filter with its columns and order, saved by the user under a name.
struct SavedView
{
    QString name;
    QJsonObject state;

    bool operator==(const SavedView &) const = default;
};

// Returns the views for one page, sorted by name.
[[nodiscard]] QList<SavedView> savedViews(const Views &views, const QString &page);
// Replaces a view with the same name.
void saveView(Views &views, const QString &page, const SavedView &view);
void removeView(Views &views, const QString &page, const QString &name);

} // namespace storedesk::storage
