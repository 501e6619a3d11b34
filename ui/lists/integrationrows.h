// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/integrationtree.h"

#include <QSortFilterProxyModel>

namespace storedesk::ui::lists {

// The tree of integrations as somebody wants to see it: in an order, only what matches, with the
// signs that our cells draw. An integration matches with what is in it, and what matches shows all
// that is in it.
class IntegrationRows final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum Role { ActionRole = Qt::UserRole + 0x600 }; // of a note: what Enter does; empty: nothing

    explicit IntegrationRows(items::IntegrationTree &tree, QObject *parent = nullptr);

    void setWords(const QString &words); // every word has to occur in the row
    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty(); }
    void setMayWrite(bool may); // else no note offers to make something
    [[nodiscard]] QModelIndex indexOf(const QStringList &address) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool matches(int row, const QModelIndex &parent) const;
    [[nodiscard]] QString actionOf(const QModelIndex &index) const;

    items::IntegrationTree &m_tree;
    QStringList m_words;
    bool m_mayWrite = true;
};

[[nodiscard]] items::IntegrationTree::Kind kindOf(const QModelIndex &index);
[[nodiscard]] QStringList addressOf(const QModelIndex &index);

} // namespace storedesk::ui::lists
