// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerprinter.h"

#include "ui/charts/markpainter.h"

#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;

// The size of the chart on paper, and how many dots are drawn for each of its pixels.
static constexpr QSize chartSize{600, 300};
static constexpr int dotsPerPixel = 3;

static QImage imageOf(const PrintedAnswer &answer)
{
    QImage image(chartSize * dotsPerPixel, QImage::Format_RGB32);
    image.setDevicePixelRatio(dotsPerPixel);
    const auto tokens = tokensOf(Look::Light);
    image.fill(tokens.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    charts::paintMarks(painter, QRectF(QPointF(4, 4), QSizeF(chartSize) - QSizeF(8, 8)),
                       answer.chart,
                       {.tokens = tokens, .label = answer.font, .title = answer.font});
    return image;
}

static QString cellsOf(const QStringList &texts, QLatin1StringView element)
{
    QString html;
    for (qsizetype column = 0; column < texts.size(); ++column)
        html += u"<%1 align=\"%2\">%3</%1>"_s.arg(element, column == 0 ? u"left"_s : u"right"_s,
                                                  texts.at(column).toHtmlEscaped());
    return u"<tr>"_s + html + u"</tr>"_s;
}

static QString htmlOf(const PrintedAnswer &answer)
{
    const auto paragraph = [](const QString &text) {
        return u"<p>"_s + text.toHtmlEscaped().replace(u'\n', u"<br>"_s) + u"</p>"_s;
    };
    auto html = u"<h2>%1</h2>"_s.arg(answer.title.toHtmlEscaped()) + paragraph(answer.coverage)
        + u"<p><b>%1</b></p>"_s.arg(answer.sentence.toHtmlEscaped());
    if (!answer.chart.isEmpty())
        html += paragraph(answer.chart.title)
            + u"<p><img src=\"chart\" width=\"%1\" height=\"%2\"></p>"_s.arg(chartSize.width())
                  .arg(chartSize.height());
    html += u"<table cellspacing=\"0\" cellpadding=\"2\">"_s;
    for (const auto &[name, value] : answer.facts)
        html += cellsOf({name, value}, "td"_L1);
    html += u"</table><br><table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\"><thead>"_s
        + cellsOf(answer.table.titles, "th"_L1) + u"</thead>"_s;
    for (const auto &row : answer.table.rows)
        html += cellsOf(row, "td"_L1);
    return html + u"</table>"_s + paragraph(answer.definition) + paragraph(answer.balance);
}

void print(const PrintedAnswer &answer, QPagedPaintDevice &device)
{
    QTextDocument document;
    auto font = answer.font;
    font.setPointSize(9);
    document.setDefaultFont(font);
    if (!answer.chart.isEmpty())
        document.addResource(QTextDocument::ImageResource, QUrl(u"chart"_s), imageOf(answer));
    document.setHtml(htmlOf(answer));
    document.print(&device);
}

} // namespace storedesk::ui::insights
