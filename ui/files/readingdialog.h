// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheet.h"
#include "ui/tableoptions/readsummary.h"

#include <QDialog>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {
class ReadingForm;
} // namespace storedesk::ui::tableoptions

namespace storedesk::ui::files {

// Shows and changes how a file is parsed.
class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    // The dialog shows words from the file only if mayName is set.
    ReadingDialog(const sheet::Sheet &sheet, const Theme &theme, bool mayName = true,
                  QWidget *parent = nullptr);

    // Returns a sentence that shows why the current reading options are right.
    [[nodiscard]] static QString proofOf(const sheet::Sheet &sheet, bool mayName = true);

Q_SIGNALS:
    void chosen(const storedesk::sheet::ReadOptions &reading);

private:
    [[nodiscard]] QWidget *foot();
    void accept() override;

    const Theme &m_theme;
    tableoptions::ReadingForm *m_form;
};

} // namespace storedesk::ui::files
