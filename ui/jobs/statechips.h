// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importtally.h"
#include "journal/jobhead.h"

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace storedesk::ui {
class FlowLayout;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Shows the number of rows in each state. Either one state or all states are selected.
class StateChips final : public QWidget
{
    Q_OBJECT

public:
    explicit StateChips(const Theme &theme, QWidget *parent = nullptr);

    void show(const journal::JobHead &head);
    // Shows the counts for an import: the rows in the files, as far as they are known.
    void show(qint64 rows, const std::optional<importrun::ImportTally> &tally);
    void choose(const std::optional<journal::RowState> &state);
    // Deselects all chips. Used when the rows with a single reason are shown.
    void chooseNone();
    [[nodiscard]] QWidget *first() const;

Q_SIGNALS:
    void chosen(const std::optional<storedesk::journal::RowState> &state);

private:
    const Theme &m_theme;
    QButtonGroup *m_group;
    FlowLayout *m_flow;
};

} // namespace storedesk::ui::jobs
