// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartview.h"

#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

namespace storedesk::ui::charts {

ChartView::ChartView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&theme, &Theme::changed, this, qOverload<>(&ChartView::update));
}

void ChartView::setData(const ChartData &data)
{
    m_data = data;
    setAccessibleName(data.title);
    update();
}

ChartLook ChartView::look() const
{
    auto label = m_theme.font(Theme::Text::Tiny);
    label.setWeight(QFont::Normal);
    return {.tokens = m_theme.tokens(), .label = label, .title = m_theme.font(Theme::Text::Strong)};
}

QString ChartView::textOf(int day) const
{
    const QLocale locale;
    QStringList lines{locale.toString(m_data.first.addDays(day), QLocale::LongFormat)};
    for (const auto &band : m_data.bands)
        lines.append(tr("%1: %2").arg(band.name,
                                      locale.toString(band.values[static_cast<std::size_t>(day)])));
    return lines.join(u'\n');
}

QSize ChartView::sizeHint() const
{
    return {m_theme.scaled(220), m_theme.scaled(170)};
}

QSize ChartView::minimumSizeHint() const
{
    return {m_theme.scaled(120), m_theme.scaled(120)};
}

bool ChartView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int day = dayAt(m_data, look(), rect(), help->pos().x());
    if (day >= 0)
        QToolTip::showText(help->globalPos(), textOf(day), this);
    else
        QToolTip::hideText();
    return true;
}

void ChartView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintChart(painter, rect(), m_data, look());
}

} // namespace storedesk::ui::charts
