// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/pairlist.h"

#include <QAbstractItemDelegate>

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// The editor of a list of objects with two texts each, in a small table: add by typing into the
// last row, remove by Delete, reorder by Alt+Up and Alt+Down, paste a whole list, undo by Ctrl+Z.
// Marks the cell in which something is wrong.
class PairsEditor final : public FieldEditor
{
    Q_OBJECT

public:
    // The set has the rules of the two members: options[].id and options[].label.
    PairsEditor(const catalogue::FieldRule &rule, const catalogue::FieldSet &set,
                const Theme &theme, QWidget *parent = nullptr);

    ~PairsEditor() override; // the table goes before its list

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;
    [[nodiscard]] bool isUnfinished() const override;
    // It stands in place of that one: what was typed there can still be undone.
    void takeOver(const PairsEditor &before) { m_list.takeOver(before.m_list); }
    // Marks the cells that a 422 names, until something is edited.
    void markCells(const std::vector<api::FieldError> &errors);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    void addShortcuts();
    void listenForLeaving(); // of a row
    void paste();
    void act(const QModelIndex &index);
    void goOn(QAbstractItemDelegate::EndEditHint hint); // when a cell was left
    void judge();
    void takeBack(bool undo);
    void move(int step);

    catalogue::FieldSet m_element; // the rules of one pair
    PairList m_list;
    TableView *m_view;
};

} // namespace storedesk::ui::forms
