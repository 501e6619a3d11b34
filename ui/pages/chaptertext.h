// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/manualbook.h"

#include <QTextBrowser>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::pages {

// Shows a chapter with its pictures, which are scaled to the width of the text.
class ChapterText final : public QTextBrowser
{
    Q_OBJECT

public:
    // The theme must outlive the widget.
    ChapterText(const Theme &theme, QWidget *parent);

    void show(const Chapter &chapter);
    using QTextBrowser::show;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace storedesk::ui::pages
