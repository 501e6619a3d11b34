// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/integrationfeed.h"
#include "itemmodels/integrationtree.h"
#include "ui/lists/integrationrows.h"
#include "ui/lists/loadedlist.h"

namespace storedesk::ui {
class SearchField;
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationColumns;
class IntegrationState;
class UnfoldedRows;

// The tree of integrations and their event types, with its filter and its empty and error states.
// Loads the integrations first, and the event types of each integration when it is expanded.
class IntegrationBrowser final : public LoadedList
{
    Q_OBJECT

public:
    explicit IntegrationBrowser(PageHost &host, QWidget *parent = nullptr);
    ~IntegrationBrowser() override;

    void refresh() override;
    void find() override;
    void readTypes(const QString &integration) { m_feed.readTypes(integration); }
    // Selects this row as soon as it is loaded, and expands its parent.
    void choose(const QStringList &address);

    [[nodiscard]] itemmodels::IntegrationTree &tree() { return m_tree; }
    [[nodiscard]] const itemmodels::IntegrationFeed &feed() const { return m_feed; }
    [[nodiscard]] TreeView *view() const { return m_view; }
    // Returns the search field, which the page places.
    [[nodiscard]] SearchField *words() const { return m_words; }
    [[nodiscard]] IntegrationColumns &columns() { return *m_columns; }
    // Returns the first cell of each selected row, in the order shown.
    [[nodiscard]] QModelIndexList selected() const;
    [[nodiscard]] QJsonObject state() const override;
    void restore(const QJsonObject &state) override;

Q_SIGNALS:
    void newTypeWanted(const QString &integration);

protected:
    [[nodiscard]] ListMessages &messages() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void listen();
    void feedChanged();
    void filter(const QString &words);
    void chooseFirst();
    void chooseWanted();
    void openRow(const QModelIndex &index);
    void showState();

    itemmodels::IntegrationTree m_tree;
    itemmodels::IntegrationFeed m_feed;
    IntegrationRows m_rows;
    TreeView *m_view;
    SearchField *m_words;
    IntegrationState *m_state;
    UnfoldedRows *m_unfolded;
    IntegrationColumns *m_columns;
    // The address of the row to select as soon as it is loaded.
    QStringList m_wanted;
};

} // namespace storedesk::ui::lists
