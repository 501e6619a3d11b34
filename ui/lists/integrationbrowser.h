// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/integrationfeed.h"
#include "items/integrationtree.h"
#include "ui/lists/integrationrows.h"

#include <QWidget>

namespace storedesk::ui {
class Frame;
class SearchField;
class StatePane;
class TreeView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationState;
class UnfoldedRows;

// The tree of integrations and their event types, with its filter and what is said instead of rows.
// Reads what it shows: the event types of an integration when it is unfolded.
class IntegrationBrowser final : public QWidget
{
    Q_OBJECT

public:
    explicit IntegrationBrowser(Frame &frame, QWidget *parent = nullptr);
    ~IntegrationBrowser() override;

    void refresh();
    void readTypes(const QString &integration) { m_feed.readTypes(integration); }
    // Chooses this row as soon as it is there, and unfolds what it is in.
    void choose(const QStringList &address);

    [[nodiscard]] items::IntegrationTree &tree() { return m_tree; }
    [[nodiscard]] const items::IntegrationFeed &feed() const { return m_feed; }
    [[nodiscard]] TreeView *view() const { return m_view; }
    [[nodiscard]] StatePane *pane() const;
    [[nodiscard]] SearchField *words() const { return m_words; } // stands where the page puts it
    [[nodiscard]] QModelIndexList selected() const; // the first cell of each, in the order shown
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);

Q_SIGNALS:
    void opened(); // what is selected
    void selectionChanged();
    void changed(); // how much there is, how old it is, how it fares
    void stateChanged(); // what state() keeps
    void newWanted();
    void newTypeWanted(const QString &integration);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void listen();
    void feedChanged();
    void noteRights();
    void filter(const QString &words);
    void chooseFirst();
    void chooseWanted();
    void openRow(const QModelIndex &index);
    void showState();

    Frame &m_frame;
    items::IntegrationTree m_tree;
    items::IntegrationFeed m_feed;
    IntegrationRows m_rows;
    TreeView *m_view;
    SearchField *m_words;
    IntegrationState *m_state;
    UnfoldedRows *m_unfolded;
    QStringList m_wanted; // to be chosen
    std::unique_ptr<base::Clock::Timer> m_age; // texts tell how old the list is
};

} // namespace storedesk::ui::lists
