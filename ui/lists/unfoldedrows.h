// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>
#include <QObject>
#include <QSet>

class QModelIndex;

namespace storedesk::ui {
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationRows;

// Tracks by ID which integrations are expanded, so that they stay expanded when rows are removed
// and inserted again. While a filter is active, all matches are expanded without being tracked.
class UnfoldedRows final : public QObject
{
    Q_OBJECT

public:
    // The view and the rows must outlive this object.
    UnfoldedRows(TreeView &view, const IntegrationRows &rows, QObject *parent);

    void apply();
    // Expands the first integration on the first visit.
    void unfoldFirst();
    // Returns undefined while the user has not expanded anything yet.
    [[nodiscard]] QJsonValue state() const;
    void restore(const QJsonValue &state);

Q_SIGNALS:
    void changed();

private:
    void note(const QModelIndex &index, bool unfolded);

    TreeView &m_view;
    const IntegrationRows &m_rows;
    QSet<QString> m_unfolded;
    // Whether the user has not expanded or collapsed anything yet.
    bool m_untouched = true;
    bool m_applying = false;
};

} // namespace storedesk::ui::lists
