// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answercomparison.h"

#include "insightviews/sourcetext.h"
#include "ui/theme/role.h"

#include <QComboBox>
#include <QDateTime>
#include <QTimeZone>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using storedesk::insights::InsightInput;
using storedesk::insights::InsightReply;
using storedesk::insights::LocalCalendar;
using storedesk::insights::QuestionRequest;

namespace {

enum class Comparison : quint8 { None, PeriodBefore, YearBefore };

} // namespace

// Moves the period and the end of the data, so that both answers know equally much.
static InsightInput earlier(InsightInput input, Comparison comparison)
{
    const auto end = QDateTime::fromMSecsSinceEpoch(input.asOf, input.zone);
    const auto first = input.from;
    const auto last = input.to.isValid() ? input.to : end.addMSecs(-1).date();
    const auto days = first.isValid() ? first.daysTo(last) + 1 : 0;
    const int months = first.isValid() ? LocalCalendar::wholeMonths(first, last) : 0;
    const auto moved = [&](QDate day) {
        return !day.isValid()                      ? QDate()
            : comparison == Comparison::YearBefore ? day.addYears(-1)
            : months > 0                           ? day.addMonths(-months)
                                                   : day.addDays(-days);
    };
    input.from = moved(first);
    // The months before may be longer or shorter.
    input.to = !input.to.isValid() || comparison == Comparison::YearBefore ? moved(input.to)
                                                                           : first.addDays(-1);
    input.asOf = QDateTime(moved(end.date()), end.time(), input.zone).toMSecsSinceEpoch();
    return input;
}

AnswerComparison::AnswerComparison(base::Clock &clock, QWidget *parent)
    : QLabel(parent)
    , m_work(clock)
    , m_choice(new QComboBox(parent))
{
    setObjectName(u"comparison"_s);
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setRole(this, Role::Small);
    hide();
    m_choice->setObjectName(u"compareWith"_s);
    m_choice->setAccessibleName(tr("Compare with"));
    m_choice->addItem(tr("No comparison"), static_cast<int>(Comparison::None));
    m_choice->addItem(tr("Compare with the previous period"),
                      static_cast<int>(Comparison::PeriodBefore));
    m_choice->addItem(tr("Compare with the previous year"),
                      static_cast<int>(Comparison::YearBefore));
    connect(m_choice, &QComboBox::activated, this, &AnswerComparison::start);
}

void AnswerComparison::ask(const std::shared_ptr<storedesk::insights::AnswerEngine> &engine,
                           const QuestionRequest &request)
{
    m_engine = engine;
    m_request = request;
    start();
}

void AnswerComparison::clear()
{
    m_work.stop();
    m_engine.reset();
    hide();
}

void AnswerComparison::start()
{
    m_work.stop();
    const auto comparison = static_cast<Comparison>(m_choice->currentData().toInt());
    setVisible(comparison != Comparison::None && m_engine);
    if (!isVisibleTo(parentWidget()))
        return;
    if (comparison == Comparison::PeriodBefore && !m_request.input.from.isValid())
        return setText(tr("Choose a period to compare it with the previous one."));
    setText(tr("Calculating…"));
    auto request = m_request;
    request.input = earlier(request.input, comparison);
    m_work.start(
        [engine = m_engine, request](base::Progress &progress) {
            return engine->answer(request, progress);
        },
        [this, request](const base::Result<InsightReply> &reply) { show(request, reply); });
}

void AnswerComparison::show(const QuestionRequest &asked, const base::Result<InsightReply> &reply)
{
    if (!reply)
        return setText(reply.error().what);
    const auto &data = reply->data;
    const auto days = insightviews::coveredDays(data, asked.input);
    if (!reply->answer || days.last < days.first)
        return setText(tr("The data does not go back far enough for this comparison."));
    setText(tr("%1: %2", "period, answer")
                .arg(insightviews::periodText(days), reply->answer->sentence));
}

} // namespace storedesk::ui::insights
