// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

#include <QAbstractListModel>
#include <QKeySequence>

#include <functional>

namespace storedesk::ui::palette {

// A row of the palette. Without a function to run it is informational.
struct PaletteRow
{
    Icon icon = Icon::Search;
    Tone tone = Tone::Neutral;
    QString title;
    // Muted text after the title.
    QString note = {};
    QKeySequence key = {};
    std::function<void()> run = {};
};

class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { RowIconRole = Qt::UserRole, RowToneRole, NoteRole, KeyRole };

    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<PaletteRow> rows);
    [[nodiscard]] const PaletteRow &row(int index) const { return m_rows[index]; }
    // Returns the next row with a function in the given direction, starting with this row, or -1.
    [[nodiscard]] int nextUsable(int from, int by) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<PaletteRow> m_rows;
};

} // namespace storedesk::ui::palette
