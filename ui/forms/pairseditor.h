// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/pairlist.h"

#include <QAbstractItemDelegate>

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Editor for a list of text pairs in a small table: add in the last row, remove with Delete,
// reorder with Alt+Up and Alt+Down, paste a list, undo with Ctrl+Z. Marks faulty cells.
class PairsEditor final : public FieldEditor
{
    Q_OBJECT

public:
    // The set contains the rules of the two members, such as options[].id and options[].label.
    PairsEditor(const catalogue::FieldRule &rule, const catalogue::FieldSet &set,
                const Theme &theme, QWidget *parent = nullptr);

    // Deletes the table before the list that it shows.
    ~PairsEditor() override;

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;
    [[nodiscard]] bool isUnfinished() const override;
    // Copies the undo steps from the replaced editor.
    void adoptStateOf(const PairsEditor &before) { m_list.adoptStateOf(before.m_list); }
    // Marks the cells named in a 422 reply until something is edited.
    void markCells(const std::vector<http::FieldError> &errors);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    void addShortcuts();
    // Starts watching for the user leaving a row.
    void listenForLeaving();
    void paste();
    void act(const QModelIndex &index);
    // Called when the user leaves a cell.
    void continueRun(QAbstractItemDelegate::EndEditHint hint);
    void judge();
    void takeBack(bool undo);
    void move(int step);

    // Rules for the members of one pair.
    catalogue::FieldSet m_element;
    PairList m_list;
    TableView *m_view;
};

} // namespace storedesk::ui::forms
