// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/storecolour.h"

#include <QWidget>

#include <optional>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// The thin line below the menu in the store colour; plain without a store.
class StoreLine final : public QWidget
{
    Q_OBJECT

public:
    explicit StoreLine(const Theme &theme, QWidget *parent = nullptr);

    void setColour(std::optional<StoreColour> colour);
    [[nodiscard]] std::optional<StoreColour> colour() const { return m_colour; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    std::optional<StoreColour> m_colour;
};

} // namespace storedesk::ui::navigation
