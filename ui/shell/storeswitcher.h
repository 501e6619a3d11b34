// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"

#include <QToolButton>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// The card above the navigation that shows the current store, with a menu to switch accounts.
class StoreSwitcher final : public QToolButton
{
    Q_OBJECT

public:
    explicit StoreSwitcher(const Theme &theme, QWidget *parent = nullptr);

    void setProfile(const accounts::Profile &profile);
    void setRail(bool rail);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tell();

    const Theme &m_theme;
    accounts::Profile m_profile;
    bool m_rail = false;
};

} // namespace storedesk::ui::shell
