// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/integrationtree.h"

#include <QSortFilterProxyModel>

namespace storedesk::ui::lists {

// Sorts and filters the integration tree and provides the icons that the cells draw. An integration
// matches if one of its rows matches, and a matching integration shows all of its rows.
class IntegrationRows final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    // ActionRole returns, for a note, the action of the Enter key; empty if there is none.
    enum Role { ActionRole = Qt::UserRole + 0x600 };

    explicit IntegrationRows(itemmodels::IntegrationTree &tree, QObject *parent = nullptr);

    // Sets the search words, all of which must occur in a row.
    void setWords(const QString &words);
    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty(); }
    // Sets whether the key has write access. Without it, notes do not offer to create anything.
    void setMayWrite(bool may);
    [[nodiscard]] QModelIndex indexOf(const QStringList &address) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool matches(int row, const QModelIndex &parent) const;
    [[nodiscard]] QString actionOf(const QModelIndex &index) const;

    itemmodels::IntegrationTree &m_tree;
    QStringList m_words;
    bool m_mayWrite = true;
};

[[nodiscard]] itemmodels::IntegrationTree::Kind kindOf(const QModelIndex &index);
[[nodiscard]] QStringList addressOf(const QModelIndex &index);

} // namespace storedesk::ui::lists
