// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profilepanel.h"

#include "statistics/profile.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/formatchooser.h"
#include "ui/sheetview/histogramview.h"
#include "ui/sheetview/profilerows.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using values::ColumnKind;

static constexpr qsizetype mostFrequent = 6;

ProfilePanel::ProfilePanel(const sheet::Sheet &sheet, const sheet::VisibleRows &shown,
                           const sheet::SheetModel &model, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_sheet(sheet)
    , m_shown(shown)
    , m_model(model)
    , m_theme(theme)
    , m_work(sheet.clock())
    , m_pause(sheet.clock().timer([this] { count(); }))
    , m_name(new ElidedLabel({}, this))
    , m_kind(new QLabel(this))
    , m_format(new FormatChooser(theme, this))
{
    build();
}

void ProfilePanel::build()
{
    setObjectName(u"profilePanel"_s);
    auto *box = columnIn(this);
    box->addWidget(head());
    auto *room = new QWidget(this);
    m_room = new QVBoxLayout(room);
    m_room->setContentsMargins(14, 0, 14, 8);
    m_room->addWidget(m_format);
    m_room->addStretch();
    connect(m_format, &FormatChooser::chosen, this,
            [this](statistics::FormatChoice choice) { Q_EMIT formatAsked(m_column, choice); });
    auto *area = scrolled(room);
    area->viewport()->setAutoFillBackground(false);
    room->setAutoFillBackground(false);
    box->addWidget(area, 1);
    box->addWidget(foot());
}

QWidget *ProfilePanel::head()
{
    auto *head = new QWidget(this);
    m_name->setFont(m_theme.font(Theme::Text::Strong));
    m_name->setObjectName(u"profileName"_s);
    m_kind->setObjectName(u"profileKind"_s);
    setRole(m_kind, Role::Muted);
    auto *close = iconButton(Icon::Close, tr("Close the profile"), m_theme, head);
    close->setObjectName(u"closeProfile"_s);
    connect(close, &QToolButton::clicked, this, &ProfilePanel::closeAsked);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(marginsAlong(14, 8, 6, 6));
    row->setSpacing(6);
    row->addWidget(m_name);
    row->addWidget(m_kind);
    row->addStretch();
    row->addWidget(close);
    return head;
}

QWidget *ProfilePanel::foot()
{
    auto *foot = new QWidget(this);
    auto *filter = new Button(Icon::Filter, tr("Filter…"), m_theme, foot);
    setSmall(filter);
    filter->setObjectName(u"profileFilter"_s);
    connect(filter, &QPushButton::clicked, this, [this] { Q_EMIT filterAsked(m_column); });
    auto *chart = new Button(Icon::Chart, tr("Chart"), m_theme, foot);
    setSmall(chart);
    chart->setObjectName(u"profileChart"_s);
    connect(chart, &QPushButton::clicked, this, &ProfilePanel::chartAsked);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(14, 8, 14, 12);
    row->setSpacing(6);
    row->addWidget(filter);
    row->addWidget(chart);
    row->addStretch();
    return foot;
}

void ProfilePanel::setColumn(int column)
{
    m_column = column;
    update();
}

// Counts after a delay, so that moving across columns does not count each of them.
void ProfilePanel::update()
{
    m_work.stop();
    const auto column = m_sheet.columns().value(m_column);
    m_name->setText(column.heading());
    m_kind->setText(wordOf(column.kind));
    m_format->setColumn(column, m_model.isMasked() && m_model.isPersonal(m_column));
    m_waiting = isVisible() && m_column >= 0;
    if (m_waiting)
        m_pause->start(120ms);
}

void ProfilePanel::count()
{
    m_waiting = false;
    if (m_column != m_counted)
        reportCounting();
    if (m_sheet.state() != sheet::Sheet::State::Ready || m_column < 0
        || m_shown.filtering().running())
        return;
    m_work.start(
        [source = m_sheet.source(), column = m_column,
         shown = m_shown.rows()](base::Progress &progress) -> Counted {
            auto profiles = statistics::profileColumns(source, {column}, shown.get(), progress);
            if (!profiles)
                return tl::unexpected(profiles.error());
            Answer answer{.profile = std::move(profiles->front()),
                          .histogram = {},
                          .filtered = shown != nullptr};
            if (!answer.profile.measured())
                return answer;
            // Also count all rows, whose bars are drawn behind those of the visible rows on the
            // same scale.
            if (shown)
                profiles = statistics::profileColumns(source, {column}, nullptr, progress);
            else
                profiles->front() = answer.profile;
            if (!profiles)
                return tl::unexpected(profiles.error());
            auto histogram =
                sheet::histogramOf(source, column, profiles->front(), shown.get(), progress);
            if (!histogram)
                return tl::unexpected(histogram.error());
            answer.histogram = std::move(*histogram);
            return answer;
        },
        [this](Counted &&counted) { counted ? show(*counted) : show(counted.error()); });
}

void ProfilePanel::clear()
{
    discard(m_content);
    m_content = new QWidget(this);
    m_box = new QVBoxLayout(m_content);
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(6);
    m_room->insertWidget(1, m_content);
}

// Clears the values of the previous column immediately, so that they are not shown below the new
// name.
void ProfilePanel::reportCounting()
{
    m_counted = m_column;
    clear();
    auto *words = new QLabel(tr("Counting…"), m_content);
    words->setObjectName(u"profileCounting"_s);
    setRole(words, Role::Small);
    m_box->addWidget(words);
}

void ProfilePanel::show(const base::Problem &problem)
{
    clear();
    auto *words = new QLabel(wordsOf(problem), m_content);
    words->setObjectName(u"profileProblem"_s);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    m_box->addWidget(words);
}

void ProfilePanel::show(const Answer &answer)
{
    clear();
    // The kind of a column is determined from all rows, so do not update it from a filtered subset.
    if (!answer.filtered)
        m_kind->setText(wordOf(answer.profile.kind));
    auto *which =
        new QLabel(answer.filtered ? tr("Rows that match the filter") : tr("All rows"), m_content);
    which->setObjectName(u"profileRows"_s);
    setRole(which, Role::Small);
    m_box->addWidget(which);
    showFacts(answer.profile);
    if (!answer.histogram.isEmpty()) {
        auto *view = new HistogramView(answer.histogram, answer.profile.kind, m_theme, m_content);
        view->setObjectName(u"profileHistogram"_s);
        connect(view, &HistogramView::chosen, this, [this](query::Condition range) {
            range.column = m_column;
            Q_EMIT conditionAsked(range);
        });
        m_box->addWidget(view);
        if (answer.filtered) {
            auto *note = new QLabel(tr("Blue: rows that match the filter"), m_content);
            setRole(note, Role::Small);
            m_box->addWidget(note);
        }
    }
    showFrequent(answer.profile);
    showOdd(answer.profile);
}

void ProfilePanel::showFacts(const statistics::ColumnProfile &profile)
{
    for (const auto &[name, value] : factsOf(profile)) {
        auto *row = new QHBoxLayout;
        auto *left = new QLabel(name, m_content);
        setRole(left, Role::Muted);
        auto *right = new ElidedLabel(value, m_content);
        right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        right->setObjectName(u"profileFact"_s);
        row->addWidget(left);
        row->addWidget(right, 1);
        m_box->addLayout(row);
    }
}

void ProfilePanel::showFrequent(const statistics::ColumnProfile &profile)
{
    if (profile.top.isEmpty() || profile.top.first().count < 2)
        return;
    auto *heading = new QLabel(tr("Most frequent"), m_content);
    heading->setFont(m_theme.font(Theme::Text::Strong));
    m_box->addSpacing(6);
    m_box->addWidget(heading);
    const bool hidden = m_model.isMasked() && m_model.isPersonal(m_column);
    const auto shown = std::min(profile.top.size(), mostFrequent);
    for (const auto &value : profile.top.first(shown)) {
        const auto text = QString::fromUtf8(value.text);
        auto *row = new ValueRow(hidden ? sheet::masked(text) : text, value.count,
                                 profile.top.first().count, m_theme, m_content);
        row->setObjectName(u"frequentValue"_s);
        connect(row, &ValueRow::clicked, this, [this, bytes = value.text] {
            Q_EMIT conditionAsked(
                {.column = m_column, .test = query::Condition::Test::Equals, .texts = {bytes}});
        });
        m_box->addWidget(row);
    }
}

void ProfilePanel::showOdd(const statistics::ColumnProfile &profile)
{
    if (profile.odd == 0)
        return;
    auto *heading = new QLabel(tr("Unusual values"), m_content);
    heading->setFont(m_theme.font(Theme::Text::Strong));
    m_box->addSpacing(6);
    m_box->addWidget(heading);
    QByteArrayList examples;
    for (const auto &value : profile.oddExamples)
        examples.append(value.text);
    const bool hidden = m_model.isMasked() && m_model.isPersonal(m_column);
    auto *row = new UnusualValueRow(oddWords(profile, hidden), m_theme, m_content);
    connect(row, &UnusualValueRow::showAsked, this, [this, examples, kind = profile.kind] {
        using Test = query::Condition::Test;
        const auto test = kind == ColumnKind::Number ? Test::IsNumber : Test::IsMoment;
        Q_EMIT conditionAsked(
            kind == ColumnKind::Number || kind == ColumnKind::Moment
                ? query::Condition{.column = m_column, .test = test, .negated = true}
                : query::Condition{.column = m_column, .test = Test::Equals, .texts = examples});
    });
    m_box->addWidget(row);
}

} // namespace storedesk::ui::sheetview
