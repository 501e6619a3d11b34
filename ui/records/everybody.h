// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/records/everybodymodel.h"

#include <QWidget>

class QLabel;
class QSplitter;

namespace storedesk::ui {
class Button;
class Frame;
class SearchField;
class StatePane;
class TableView;
struct PaneContent;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class EverybodyConditions;
class LiveBeside;

// Everybody who is kept at hand on this computer, to be searched while typing, with no network too.
// Off by default: then it says what would be kept. It takes turns with another widget.
class Everybody final : public QWidget
{
    Q_OBJECT

public:
    explicit Everybody(Frame &frame, QWidget *parent = nullptr);

    // Leads here and back again; for the head of the page.
    [[nodiscard]] Button *turnButton() const { return m_turn; }
    void takeTurnsWith(QWidget *other); // which is in front at first
    void setInFront(bool inFront);
    [[nodiscard]] bool isInFront() const { return m_inFront; }
    void find();
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] QWidget *table() const;

Q_SIGNALS:
    void turned(); // it came to the front, or went
    void lookUpWanted(const QString &text); // live, because nobody here has it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    // What is to be seen besides rows.
    enum class Stage : quint8 { Reading, Off, ReadOnly, Making, Failed, Full };

    void build();
    [[nodiscard]] QWidget *bar();
    void listen();
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] PaneContent offPane() const;
    [[nodiscard]] PaneContent makingPane() const;
    [[nodiscard]] PaneContent failedPane() const;
    [[nodiscard]] PaneContent nobodyPane() const;
    void show();
    void showTurn();
    void showFull();
    void doMain();
    void doOther();
    void wipe();
    void open(int row);
    void choose(int row); // its live record beside the list
    void buildOrder();
    void sortBy(int column, Qt::SortOrder order); // -1: as exported
    void showOrder();

    Frame &m_frame;
    storedesk::exports::ContactsAtHand &m_atHand;
    EverybodyModel m_model;
    Button *m_turn;
    QWidget *m_bar = nullptr;
    SearchField *m_field;
    EverybodyConditions *m_conditions;
    Button *m_order; // with a menu: for whoever has no mouse
    Button *m_columns;
    Button *m_update;
    Button *m_wipe;
    QLabel *m_age;
    TableView *m_table;
    StatePane *m_pane;
    QLabel *m_found;
    QSplitter *m_split;
    LiveBeside *m_beside;
    // The age of the copy grows while it is on screen.
    std::unique_ptr<base::Clock::Timer> m_minute;
    QWidget *m_other = nullptr;
    bool m_inFront = false;
    int m_opening = -1; // the row to open when it has been searched and read
    int m_chosen = -1; // the row to show beside when it has been read
};

} // namespace storedesk::ui::records
