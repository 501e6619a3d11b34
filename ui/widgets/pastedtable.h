// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

class QMimeData;

namespace storedesk::ui {

// What was copied in a spreadsheet or on a page of the web, as text with a tab between cells; other
// text as it is. Empty: there is neither.
[[nodiscard]] QString tableTextOf(const QMimeData &data);

// Rows as text. A table that is pasted keeps its cells apart.
class RowsEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace storedesk::ui
