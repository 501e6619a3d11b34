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

// Which integrations are unfolded, by their IDs: they stay so when rows go and come back. While
// there is a filter all that matches is unfolded, and that is not kept.
class UnfoldedRows final : public QObject
{
    Q_OBJECT

public:
    // Both outlive it.
    UnfoldedRows(TreeView &view, const IntegrationRows &rows, QObject *parent);

    void apply();
    void unfoldFirst(); // for somebody who was never here
    [[nodiscard]] QJsonValue state() const; // undefined: nobody has unfolded anything yet
    void restore(const QJsonValue &state);

Q_SIGNALS:
    void changed();

private:
    void note(const QModelIndex &index, bool unfolded);

    TreeView &m_view;
    const IntegrationRows &m_rows;
    QSet<QString> m_unfolded;
    bool m_untouched = true; // nobody has unfolded anything yet
    bool m_applying = false;
};

} // namespace storedesk::ui::lists
