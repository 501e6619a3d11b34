// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartpanel.h"

#include "ui/sheetview/filewords.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

ChartPreview::ChartPreview(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ChartPreview::set(const ChartValues &figures, ChartForm form)
{
    m_figures = figures;
    m_form = form;
    QStringList words;
    for (const auto &row : figures.rows)
        words.append(u"%1: %2"_s.arg(row.name, amountWords(row.amount)));
    setAccessibleName(figures.title);
    setAccessibleDescription(words.join(u"; "_s));
    update();
}

ChartStyle ChartPreview::look() const
{
    return {.tokens = m_theme.tokens(),
            .label = m_theme.font(Theme::Text::Small),
            .title = m_theme.font(Theme::Text::Heading)};
}

QSize ChartPreview::sizeHint() const
{
    return {m_theme.scaled(360), m_theme.scaled(320)};
}

void ChartPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFigures(painter, rect(), m_figures, m_form, look());
}

} // namespace storedesk::ui::sheetview
