// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"
#include "values/namematch.h"

#include <QKeySequence>

#include <functional>

namespace storedesk::ui::palette {

// A row in the palette. A row without a function to run is informational.
struct PaletteRow
{
    Icon icon = Icon::Search;
    Tone tone = Tone::Neutral;
    QString title;
    // Muted text after the title.
    QString note = {};
    // The kind of the row, such as "Page" or "Contact". Shown at its end.
    QString kind = {};
    QKeySequence key = {};
    std::function<void()> run = {};
    // The page that the row opens; empty if it runs an action.
    PageAddress place = {};
    // How the typed text matches the row.
    values::NameMatch match = values::NameMatch::WordStart;
    // Whether the title is a name that a person gave, and not the title of a page or an action.
    bool isName = false;
};

// The rows that match the text in the palette.
class PaletteModel final : public itemmodels::ColumnModel<PaletteRow>
{
    Q_OBJECT

public:
    enum Role { RowIconRole = Qt::UserRole, RowToneRole, NoteRole, KindRole, KeyRole };

    explicit PaletteModel(QObject *parent = nullptr);

    void setRows(const QList<PaletteRow> &rows);
    // Returns the next row with a function in the given direction, starting with this row, or -1.
    [[nodiscard]] int nextUsable(int from, int by) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
};

} // namespace storedesk::ui::palette
