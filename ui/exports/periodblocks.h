// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/tokens.h"

#include <QWidget>

class QLabel;

namespace storedesk::ui {
class FlowLayout;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// One period of an export: its days, an icon and its progress.
struct PeriodBlock
{
    QString title;
    QString words;
    Icon icon = Icon::Clock;
    Tone tone = Tone::Neutral;

    bool operator==(const PeriodBlock &) const = default;
};

// Shows the periods of an export, one block for each.
class PeriodBlocks final : public QWidget
{
    Q_OBJECT

public:
    explicit PeriodBlocks(const Theme &theme, QWidget *parent = nullptr);

    void set(const QList<PeriodBlock> &blocks);
    [[nodiscard]] const QList<PeriodBlock> &blocks() const { return m_blocks; }

private:
    struct Shown
    {
        QWidget *panel;
        IconLabel *sign;
        QLabel *title;
        QLabel *words;
    };

    void addBlock();

    const Theme &m_theme;
    FlowLayout *m_flow;
    QList<Shown> m_shown;
    QList<PeriodBlock> m_blocks;
};

} // namespace storedesk::ui::exports
