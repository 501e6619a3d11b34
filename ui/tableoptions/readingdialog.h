// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/tableoptions/readsummary.h"

#include <QDialog>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {

class ReadingForm;

// Shows and changes how a file is parsed.
class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    ReadingDialog(const ReadSummary &file, const base::Clock &clock, const Theme &theme,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const storedesk::sheet::ReadOptions &reading);

private:
    [[nodiscard]] QWidget *foot();
    void accept() override;

    const Theme &m_theme;
    ReadingForm *m_form;
};

} // namespace storedesk::ui::tableoptions
