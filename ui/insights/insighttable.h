// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/answerview.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::ui::insights {

using insightviews::AnswerCell;
using insightviews::AnswerColumn;
using insightviews::AnswerRow;
using insightviews::AnswerView;

// The table of an answer.
class InsightTable final : public itemmodels::ColumnModel<AnswerRow>
{
    Q_OBJECT

public:
    // The key of the people behind a cell; empty if there is none.
    static constexpr int KeyRole = Qt::UserRole + 0x600;
    // The email address of the contact that the row describes.
    static constexpr int ContactRole = KeyRole + 1;

    explicit InsightTable(QObject *parent = nullptr);

    void show(const AnswerView &view);
    [[nodiscard]] const AnswerColumn &columnAt(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

private:
    std::vector<AnswerColumn> m_columns;
};

} // namespace storedesk::ui::insights
