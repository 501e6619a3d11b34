// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTabBar>

namespace storedesk::ui {

class Theme;

// Tabs that share the width fairly: only the longest give way, so that short titles stay whole.
// When all would become too narrow to be told apart, the bar scrolls.
class PageTabBar final : public QTabBar
{
    Q_OBJECT

public:
    explicit PageTabBar(const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    [[nodiscard]] int most() const; // the width that none exceeds

    const Theme &m_theme;
};

} // namespace storedesk::ui
