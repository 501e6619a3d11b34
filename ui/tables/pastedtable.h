// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

class QMimeData;

namespace storedesk::ui {

// Returns a table copied from a spreadsheet or web page as tab-separated text, and other text
// unchanged. Empty if the data contains neither.
[[nodiscard]] QString tableTextOf(const QMimeData &data);

// Edits rows as text. Pasting a table preserves its cells.
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
