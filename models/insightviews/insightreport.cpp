// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightreport.h"

#include "base/newfile.h"
#include "insightviews/answerview.h"
#include "insightviews/obstacletext.h"
#include "insightviews/sourcetext.h"
#include "insightviews/svgchart.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;
using insights::InsightReply;
using insights::QuestionRow;

// Longer tables are truncated, and the number of further rows is shown.
static constexpr qsizetype mostRows = 25;

static constexpr auto style = R"(
:root { --bg: #f6f7f9; --panel: #ffffff; --text: #1c2430; --muted: #5b6675; --line: #dde2e8; --accent: #2f6fde; }
@media (prefers-color-scheme: dark) { :root { --bg: #15181d; --panel: #1e2229; --text: #e8ebf0; --muted: #9aa4b2; --line: #343b46; --accent: #6ea0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font-size: 24px; margin: 0; }
h2 { font-size: 18px; margin: 40px 0 12px; }
h3 { font-size: 14px; font-weight: 500; color: var(--muted); margin: 0; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 20px 24px; margin: 0 0 16px; break-inside: avoid; }
.sentence { font-size: 17px; font-weight: 600; margin: 2px 0 14px; }
.muted, footer { color: var(--muted); font-size: 12px; }
svg { display: block; width: 100%; height: auto; margin: 8px 0 12px; font-family: inherit; }
dl { display: grid; grid-template-columns: max-content auto; gap: 2px 16px; margin: 0 0 12px; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th { text-align: start; font-weight: 500; color: var(--muted); }
th, td { border-bottom: 1px solid var(--line); padding: 5px 10px 5px 0; white-space: nowrap; }
.number { text-align: end; }
summary { cursor: pointer; color: var(--muted); margin: 8px 0; }
@media print { :root { --bg: #ffffff; } main { max-width: none; padding: 0; } section { border: 0; padding: 0; } }
)";

static QString element(QLatin1StringView name, const QString &text,
                       QLatin1StringView styleClass = {})
{
    const auto attribute = styleClass.isEmpty() ? QString() : u" class=\"%1\""_s.arg(styleClass);
    return u"<%1%2>%3</%1>\n"_s.arg(name, attribute, text.toHtmlEscaped());
}

static QString tableOf(const AnswerView &view)
{
    const auto cellsOf = [&view](QLatin1StringView name, auto &&textOf) {
        QString cells;
        for (std::size_t place = 0; place < view.columns.size(); ++place)
            cells += element(name, textOf(place),
                             view.columns[place].isNumber ? "number"_L1 : QLatin1StringView());
        return u"<tr>"_s + cells + u"</tr>\n"_s;
    };
    QString html =
        cellsOf("th"_L1, [&view](std::size_t place) { return view.columns[place].title; });
    const auto rows = std::min<qsizetype>(std::ssize(view.rows), mostRows);
    for (qsizetype at = 0; at < rows; ++at) {
        const auto &row = view.rows[static_cast<std::size_t>(at)];
        html += cellsOf("td"_L1, [&row](std::size_t place) {
            return place < row.size() ? row[place].text : QString();
        });
    }
    html = u"<div class=\"wide\"><table>\n"_s + html + u"</table></div>\n"_s;
    if (const auto more = std::ssize(view.rows) - rows; more > 0)
        html += element("p"_L1, AnswerView::tr("%Ln more row(s)", nullptr, static_cast<int>(more)),
                        "muted"_L1);
    return u"<details><summary>"_s + AnswerView::tr("Table").toHtmlEscaped() + u"</summary>\n"_s
        + html + u"</details>\n"_s;
}

static QString factsOf(const AnswerView &view)
{
    QString html;
    for (const auto &fact : view.facts)
        html += element("dt"_L1, fact.name) + element("dd"_L1, fact.cell.text);
    return html.isEmpty() ? html : u"<dl>"_s + html + u"</dl>\n"_s;
}

static QString sectionOf(const QuestionRow &question, const InsightReply &reply)
{
    auto html = element("h3"_L1, titleOf(question));
    if (!reply.answer) {
        html += element("p"_L1, textOf(reply).sentence, "muted"_L1);
    } else {
        const auto view = displayOf(question).view(reply);
        html += element("p"_L1, reply.answer->sentence, "sentence"_L1);
        if (const auto picture = svgOf(view.chart); !picture.isEmpty())
            html += element("div"_L1, view.chart.title, "muted"_L1) + picture + u'\n';
        html += factsOf(view) + tableOf(view);
        html += element("p"_L1, definitionOf(question), "muted"_L1);
        html += element("p"_L1, reply.answer->balanceLine(), "muted"_L1);
    }
    return u"<section id=\"%1\">\n"_s.arg(question.name) + html + u"</section>\n"_s;
}

static QString pageOf(const QString &sections, const QString &coverage, bool isFromWarehouse)
{
    const auto title = AnswerView::tr("Insights report");
    const auto language = QLocale().bcp47Name();
    return u"<!doctype html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"_s.arg(
               language)
        + u"<meta name=\"viewport\" content=\"width=device-width\">\n"_s
        // The page must not load files or run scripts.
        + u"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"_s
        + element("title"_L1, title) + u"<style>"_s + QLatin1StringView(style)
        + u"</style>\n</head>\n<body>\n<main>\n"_s + svgPatterns() + element("h1"_L1, title)
        + element("p"_L1, coverage, "muted"_L1) + sections
        + element("footer"_L1,
                  isFromWarehouse
                      ? AnswerView::tr("Calculated in the warehouse. Tables may contain email "
                                       "addresses.")
                      : AnswerView::tr("Calculated by Storedesk from export files on this "
                                       "computer. Tables may contain email addresses."))
        + u"</main>\n</body>\n</html>\n"_s;
}

base::Result<QByteArray> reportOf(insights::AnswerEngine &engine, const ReportRequest &request,
                                  base::Progress &progress)
{
    QString sections;
    QString coverage;
    bool isFromWarehouse = false;
    auto theme = QuestionTheme::Count;
    for (const auto &display : questionDisplays()) {
        const auto *question = insights::questionNamed(QString(display.name));
        if (!request.questions.empty()
            && std::ranges::find(request.questions, question) == request.questions.end())
            continue;
        insights::QuestionRequest asked{.input = request.input, .question = question};
        for (const auto &row : question->parameters) {
            if (request.parameters.contains(row.name))
                asked.parameters.insert(row.name, request.parameters.value(row.name));
        }
        const auto reply = engine.answer(asked, progress);
        if (!reply)
            return tl::unexpected(reply.error());
        if (coverage.isEmpty() && reply->answer)
            coverage = coverageText(reply->data, reply->input);
        isFromWarehouse = reply->session != 0;
        if (theme != display.theme)
            sections += element("h2"_L1, titleOf(display.theme));
        theme = display.theme;
        sections += sectionOf(*question, *reply);
    }
    return pageOf(sections, coverage, isFromWarehouse).toUtf8();
}

base::Result<void> saveReport(insights::AnswerEngine &engine, const ReportRequest &request,
                              const QString &path, base::Progress &progress)
{
    const auto page = reportOf(engine, request, progress);
    if (!page)
        return tl::unexpected(page.error());
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(*page) == page->size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{.what = AnswerView::tr("Couldn't save the report."),
                                        .why = file.errorString(),
                                        .next = AnswerView::tr("Choose another folder or name.")});
}

} // namespace storedesk::insightviews
