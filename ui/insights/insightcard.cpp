// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightcard.h"

#include "insightsource/insightsource.h"
#include "insightviews/obstacletext.h"
#include "ui/charts/markchartview.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightviews::displayOf;
using insightviews::textOf;
using storedesk::insights::InsightReply;
using storedesk::insights::QuestionRow;

static constexpr int cardHeight = 122;

InsightCard::InsightCard(const QuestionRow &question, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_question(question)
    , m_theme(theme)
    , m_title(new QLabel(titleOf(question), this))
    , m_answer(new QLabel(this))
    , m_chart(new charts::MarkChartView(theme, charts::MarkDetail::Marks, this))
    , m_export(new Button(Icon::Exports, QString(), theme, this))
{
    setObjectName(question.name);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setProperty("ring", 8);
    build();
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void InsightCard::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(14, 10, 14, 10);
    box->setSpacing(4);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    setRole(m_title, Role::Small);
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setRole(m_answer, Role::Strong);
    m_chart->setFixedSize(m_theme.scaled(116), m_theme.scaled(70));
    m_export->setObjectName(u"export"_s);
    setSmall(m_export);
    m_export->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(12);
    line->addWidget(m_answer, 1);
    line->addWidget(m_chart, 0, Qt::AlignTop);
    line->addWidget(m_export, 0, Qt::AlignTop);
    box->addWidget(m_title);
    box->addLayout(line, 1);
    for (auto *label : {m_title, m_answer})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(m_exportKind); });
    setAnswer(tr("Calculating…"), true);
}

void InsightCard::setAnswer(const QString &text, bool muted)
{
    m_answer->setText(text);
    setRole(m_answer, muted ? Role::Muted : Role::Strong);
    setAccessibleName(m_title->text());
    setAccessibleDescription(text);
    fitAnswer();
}

QString InsightCard::answer() const
{
    return m_answer->text();
}

void InsightCard::showComputing()
{
    m_chart->setOutdated(true);
    setRole(m_answer, Role::Muted);
}

void InsightCard::showReply(const InsightReply &reply, const insightsource::InsightSource &source)
{
    m_missing = !reply.answer;
    m_chart->setVisible(!m_missing);
    m_export->setVisible(false);
    if (m_missing) {
        const auto text = textOf(reply);
        m_exportKind = text.exportKind;
        const auto duration = source.exportDuration(text.exportKind);
        const auto offer = insightviews::withDuration(text.action, duration);
        m_export->setText(tr("Export…"));
        m_export->setAccessibleName(offer);
        m_export->setToolTip(offer);
        m_export->setVisible(!text.exportKind.isEmpty());
        setAnswer(insightviews::withDuration(text.sentence, duration), true);
    } else {
        auto view = displayOf(m_question).view(reply);
        m_chart->setChart(view.chart);
        m_chart->setOutdated(false);
        setAnswer(reply.answer->shortSentence, false);
        setToolTip(reply.answer->sentence);
    }
    update();
}

void InsightCard::showProblem(const base::Problem &problem)
{
    m_chart->hide();
    m_export->hide();
    setAnswer(QStringList{problem.what, problem.why}.join(u' ').trimmed(), true);
    update();
}

QSize InsightCard::sizeHint() const
{
    return {m_theme.scaled(260),
            std::max(m_theme.scaled(cardHeight), layout()->sizeHint().height())};
}

void InsightCard::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen border(underMouse() ? handle(tokens) : tokens.line, 1);
    if (m_missing)
        border.setStyle(Qt::DashLine);
    painter.setPen(border);
    painter.setBrush(m_missing ? tokens.bg : tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void InsightCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void InsightCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void InsightCard::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    fitAnswer();
}

void InsightCard::fitAnswer()
{
    // The chart and the margins take the rest of the width.
    const int used = m_chart->isVisibleTo(this) || m_export->isVisibleTo(this)
        ? std::max(m_chart->width(), m_export->sizeHint().width()) + 12
        : 0;
    const int width = this->width() - layout()->contentsMargins().left()
        - layout()->contentsMargins().right() - used;
    m_answer->setMinimumHeight(m_answer->heightForWidth(std::max(width, 80)));
}

void InsightCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace storedesk::ui::insights
