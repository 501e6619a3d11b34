// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"

#include <QToolButton>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// The card above the navigation that shows the current store, with a menu to switch accounts.
class StoreSwitcher final : public QToolButton
{
    Q_OBJECT

public:
    explicit StoreSwitcher(const Theme &theme, QWidget *parent = nullptr);

    void setProfile(const profiles::Profile &profile);
    void setRail(bool rail);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tell();

    const Theme &m_theme;
    profiles::Profile m_profile;
    bool m_rail = false;
};

} // namespace storedesk::ui::navigation
