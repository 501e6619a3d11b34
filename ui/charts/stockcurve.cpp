// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/stockcurve.h"

#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace storedesk::ui::charts {

using namespace Qt::StringLiterals;

StockCurve::StockCurve(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"stockCurve"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StockCurve::sizeHint() const
{
    return {m_theme.scaled(320), m_theme.scaled(110)};
}

// The curve is hidden until there are two samples.
void StockCurve::setSamples(std::vector<storage::StockSample> samples, qint64 warnBelow)
{
    m_samples = std::move(samples);
    m_warnBelow = warnBelow;
    setVisible(m_samples.size() > 1);
    if (m_samples.size() > 1) {
        const QLocale locale;
        const auto day = [&locale](const QDateTime &at) {
            return locale.toString(at.toLocalTime().date(), QLocale::ShortFormat);
        };
        setAccessibleName(
            tr("Coupons left, from %1 on %2 to %3 on %4")
                .arg(locale.toString(m_samples.front().available), day(m_samples.front().at),
                     locale.toString(m_samples.back().available), day(m_samples.back().at)));
        setToolTip(accessibleName());
    }
    update();
}

void StockCurve::paintEvent(QPaintEvent * /*event*/)
{
    if (m_samples.size() < 2)
        return;
    const auto &tokens = m_theme.tokens();
    const QFontMetrics metrics(m_theme.font(Theme::Text::Tiny));
    const QRectF area = QRectF(rect()).adjusted(2, 4, -2, -metrics.height() - 4);
    qint64 most = std::max<qint64>(1, m_warnBelow);
    for (const auto &sample : m_samples)
        most = std::max(most, sample.available);
    const auto first = m_samples.front().at;
    const auto span = std::max<qint64>(1, first.secsTo(m_samples.back().at));
    const auto place = [&](const QDateTime &at, qint64 left) {
        return QPointF(
            area.left()
                + area.width() * static_cast<double>(first.secsTo(at)) / static_cast<double>(span),
            area.bottom() - area.height() * static_cast<double>(left) / static_cast<double>(most));
    };
    QPainter painter(this);
    // The time axis runs from left to right in every language.
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (m_warnBelow > 0) {
        painter.setPen(QPen(colourOf(tokens, Tone::Warn), 1, Qt::DashLine));
        painter.drawLine(place(first, m_warnBelow), place(m_samples.back().at, m_warnBelow));
    }
    // The stock is constant until the next sample.
    QPainterPath line(place(first, m_samples.front().available));
    for (std::size_t at = 1; at < m_samples.size(); ++at) {
        line.lineTo(place(m_samples[at].at, m_samples[at - 1].available));
        line.lineTo(place(m_samples[at].at, m_samples[at].available));
    }
    painter.setPen(QPen(tokens.accent, 2));
    painter.drawPath(line);
    const QLocale locale;
    const QRectF dates(area.left(), area.bottom() + 2, area.width(), metrics.height());
    const auto day = [&locale](const QDateTime &at) {
        return locale.toString(at.toLocalTime().date(), QLocale::ShortFormat);
    };
    painter.setFont(m_theme.font(Theme::Text::Tiny));
    painter.setPen(tokens.muted);
    painter.drawText(dates, Qt::AlignLeft, day(first));
    painter.drawText(dates, Qt::AlignRight, day(m_samples.back().at));
    painter.drawText(area, Qt::AlignRight | Qt::AlignTop, locale.toString(most));
}

} // namespace storedesk::ui::charts
