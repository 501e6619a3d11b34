// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightspage.h"

#include "insightsource/insightsource.h"
#include "insightsource/warehousesource.h"
#include "insightviews/sourcetext.h"
#include "ui/host/buttonaction.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/insights/cardanswers.h"
#include "ui/insights/insightcard.h"
#include "ui/insights/insightsaver.h"
#include "ui/insights/periodchooser.h"
#include "ui/insights/sourcedialog.h"
#include "ui/insights/zonenotice.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "workspace/workspace.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightviews::coverageText;
using insightviews::displayOf;
using insightviews::questionDisplays;
using insightviews::QuestionTheme;
using storedesk::insights::InsightReply;

static constexpr int widthOfThree = 960;
static constexpr int widthOfTwo = 640;
// Divisible into one, two and three cards.
static constexpr int gridColumns = 6;

InsightsPage::InsightsPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::insights}, parent)
    , m_source(host.workspace().insightSource())
    , m_answers(new CardAnswers(m_source, host.clock(), this))
    , m_saver(new InsightSaver(host, this))
    , m_head(new PageHead(tr("Insights"), this))
    , m_notice(new Notice(host.theme(), this))
    , m_report(new Button(Icon::Save, tr("Save report…"), host.theme(), this))
    , m_data(new QLabel(this))
    , m_content(new QWidget(this))
    , m_area(scrolled(m_content))
    , m_grid(new QGridLayout(m_content))
{
    build();
    m_answers->setCards(m_cards);
    connect(m_answers, &CardAnswers::answered, this, &InsightsPage::showData);
    connect(m_answers, &CardAnswers::finished, this, &InsightsPage::headChanged);
    connect(&m_source, &insightsource::InsightSource::changed, this, &InsightsPage::ask);
}

QString InsightsPage::title() const
{
    return tr("Insights");
}

Icon InsightsPage::icon() const
{
    return Icon::Chart;
}

void InsightsPage::focusFirst()
{
    m_cards.front()->setFocus(Qt::OtherFocusReason);
}

bool InsightsPage::settled() const
{
    return m_source.isReady() && m_answers->isSettled();
}

void InsightsPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(18, 16, 0, 0));
    box->setSpacing(12);
    buildHead();
    box->addWidget(m_head);
    auto *upper = new QVBoxLayout;
    upper->setContentsMargins(marginsAlong(2, 0, 20, 0));
    upper->addWidget(new ZoneNotice(m_source, host(), this));
    upper->addWidget(m_notice);
    upper->addWidget(makeDataLine());
    box->addLayout(upper);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    auto *fetch = m_notice->addButton(tr("Export activities…"));
    fetch->setObjectName(u"exportActivities"_s);
    connect(fetch, &QPushButton::clicked, this,
            [this] { host().open({.page = pageid::newExport, .values = {u"activities"_s}}); });
    m_grid->setSpacing(10);
    takeMargins(false);
    buildCards();
    m_area->setObjectName(u"cards"_s);
    m_area->viewport()->installEventFilter(this);
    m_area->verticalScrollBar()->installEventFilter(this);
    box->addWidget(m_area, 1);
    arrange();
}

void InsightsPage::buildHead()
{
    m_head->layout()->setContentsMargins(marginsAlong(2, 0, 20, 0));
    m_head->add(new PeriodChooser(m_source, this));
    m_report->setObjectName(u"saveReport"_s);
    m_report->setToolTip(tr("Save all answers with their charts as one web page"));
    connect(m_report, &QPushButton::clicked, this,
            [this] { m_saver->saveReport(m_source, tr("Insights report")); });
    m_head->add(m_report);
    auto *update = new Button(Icon::Exports, tr("New export…"), host().theme(), this);
    update->setObjectName(u"newExport"_s);
    update->setKind(Role::Primary);
    connect(update, &QPushButton::clicked, this,
            [this] { host().open({.page = pageid::newExport, .values = {u"activities"_s}}); });
    m_head->add(update);
    m_actions = {new ButtonAction(*m_report, QKeySequence::Save), new ButtonAction(*update)};
}

QWidget *InsightsPage::makeDataLine()
{
    auto *panel = new Panel(this);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(marginsAlong(14, 6, 8, 6));
    line->setSpacing(10);
    m_sourceIcon = new IconLabel(Icon::Computer, Tone::Neutral, host().theme(), panel);
    line->addWidget(m_sourceIcon);
    m_data->setObjectName(u"data"_s);
    m_data->setWordWrap(true);
    m_data->setTextFormat(Qt::PlainText);
    line->addWidget(m_data, 1);
    m_roles = new Button(tr("Columns…"), host().theme(), panel);
    m_roles->setObjectName(u"chooseRoles"_s);
    m_roles->setKind(Role::Link);
    m_roles->setAccessibleName(tr("Choose what the columns mean"));
    connect(m_roles, &QPushButton::clicked, this,
            [this] { host().openDialog(new RolesDialog(m_source, host(), m_unsavedRoles)); });
    line->addWidget(m_roles);
    auto *change = new Button(tr("Change…"), host().theme(), panel);
    change->setObjectName(u"changeData"_s);
    change->setKind(Role::Link);
    change->setAccessibleName(tr("Change the data"));
    connect(change, &QPushButton::clicked, this,
            [this] { host().openDialog(new SourceDialog(m_source, host())); });
    line->addWidget(change);
    m_actions +=
        {new ButtonAction(*m_roles), new ButtonAction(*change, Qt::CTRL | Qt::ALT | Qt::Key_E)};
    panel->box()->addLayout(line);
    return panel;
}

static Icon iconOf(QuestionTheme theme)
{
    static constexpr std::array icons{Icon::Purchases, Icon::Contacts, Icon::Mail, Icon::List};
    return icons[static_cast<std::size_t>(theme)];
}

void InsightsPage::buildCards()
{
    for (int theme = 0; theme < static_cast<int>(QuestionTheme::Count); ++theme) {
        auto *heading = new QWidget(m_content);
        auto *line = new QHBoxLayout(heading);
        line->setContentsMargins(0, theme == 0 ? 0 : 6, 0, 0);
        line->addWidget(new IconLabel(iconOf(static_cast<QuestionTheme>(theme)), Tone::Neutral,
                                      host().theme(), heading));
        auto *label = new QLabel(titleOf(static_cast<QuestionTheme>(theme)), heading);
        setRole(label, Role::Heading);
        line->addWidget(label, 1);
        m_headings.push_back(heading);
    }
    for (const auto &display : questionDisplays()) {
        const auto *question = storedesk::insights::questionNamed(QString(display.name));
        auto *card = new InsightCard(*question, host().theme(), m_content);
        card->installEventFilter(this);
        connect(card, &QAbstractButton::clicked, this, [this, card] {
            host().open({.page = pageid::insight, .values = {card->question().name}});
        });
        connect(card, &InsightCard::exportWanted, this, [this](const QString &kind) {
            host().open({.page = pageid::newExport, .values = {kind}});
        });
        m_cards.push_back(card);
    }
}

// Places a theme's cards below this row of the grid and returns the next free row. The cards fill
// whole rows, the first ones with one card more if they do not divide evenly.
int InsightsPage::placeCards(std::span<InsightCard *const> cards, int row)
{
    const auto count = static_cast<int>(cards.size());
    const int rows = (count + m_columns - 1) / m_columns;
    auto card = cards.begin();
    for (int line = 0; line < rows; ++line) {
        const int inRow = count / rows + (line < count % rows ? 1 : 0);
        const int span = gridColumns / inRow;
        for (int place = 0; place < inRow; ++place)
            m_grid->addWidget(*card++, row, place * span, 1, span);
        ++row;
    }
    return row;
}

void InsightsPage::arrange()
{
    const int width = m_area->viewport()->width();
    const int columns = width < host().theme().scaled(widthOfTwo) ? 1
        : width < host().theme().scaled(widthOfThree)             ? 2
                                                                  : 3;
    if (columns == m_columns)
        return;
    m_columns = columns;
    int row = 0;
    auto first = m_cards.cbegin();
    for (std::size_t theme = 0; theme < m_headings.size(); ++theme) {
        m_grid->addWidget(m_headings[theme], row++, 0, 1, gridColumns);
        const auto end = std::find_if(first, m_cards.cend(), [theme](const InsightCard *card) {
            return static_cast<std::size_t>(displayOf(card->question()).theme) != theme;
        });
        row = placeCards({first, end}, row);
        first = end;
    }
    for (int column = 0; column < gridColumns; ++column)
        m_grid->setColumnStretch(column, 1);
    for (int line = 0; line < m_grid->rowCount(); ++line)
        m_grid->setRowStretch(line, 0);
    m_grid->setRowStretch(row, 1);
}

// Sets the margins. The width of the scroll bar is subtracted from the margin, so that the cards
// stay aligned with the buttons.
void InsightsPage::takeMargins(bool scrolls)
{
    const int bar = scrolls ? m_area->verticalScrollBar()->sizeHint().width() : 0;
    m_grid->setContentsMargins(marginsAlong(2, 2, std::max(2, 20 - bar), 16));
}

// Arrow keys move between the cards.
void InsightsPage::moveFocus(int from, int key)
{
    const auto &at = m_cards[static_cast<std::size_t>(from)]->geometry();
    const bool turned = layoutDirection() == Qt::RightToLeft;
    int best = -1;
    qint64 least = 0;
    for (int other = 0; other < static_cast<int>(m_cards.size()); ++other) {
        const auto way =
            m_cards[static_cast<std::size_t>(other)]->geometry().center() - at.center();
        const int right = turned ? -way.x() : way.x();
        const bool ahead = (key == Qt::Key_Right && right > 0) || (key == Qt::Key_Left && right < 0)
            || (key == Qt::Key_Down && way.y() > at.height() / 2)
            || (key == Qt::Key_Up && way.y() < -at.height() / 2);
        const bool along = key == Qt::Key_Right || key == Qt::Key_Left;
        const qint64 cost = along ? std::abs(way.x()) + 10LL * std::abs(way.y())
                                  : std::abs(way.y()) * 10LL + std::abs(way.x());
        if (ahead && (best < 0 || cost < least)) {
            best = other;
            least = cost;
        }
    }
    if (best < 0)
        return;
    m_cards[static_cast<std::size_t>(best)]->setFocus(Qt::TabFocusReason);
    m_area->ensureWidgetVisible(m_cards[static_cast<std::size_t>(best)]);
}

bool InsightsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        arrange();
    const bool turned = event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (watched == m_area->verticalScrollBar() && turned)
        takeMargins(event->type() == QEvent::Show);
    if (event->type() == QEvent::KeyPress) {
        static constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        const int key = static_cast<QKeyEvent *>(event)->key();
        const auto card = std::ranges::find(m_cards, watched);
        if (card != m_cards.end() && std::ranges::find(arrows, key) != arrows.end()) {
            moveFocus(static_cast<int>(card - m_cards.begin()), key);
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void InsightsPage::refresh()
{
    m_source.refresh();
    ask();
}

void InsightsPage::ask()
{
    showSource();
    showMissing();
    m_answers->ask();
}

void InsightsPage::showMissing()
{
    const bool none = m_source.isReady() && !m_source.usesWarehouse() && m_source.files().isEmpty();
    m_notice->setVisible(none);
    m_report->setEnabled(!none);
    if (!none)
        return;
    m_data->setText(tr("No exports on this computer yet."));
    m_notice->tell(Tone::Accent, tr("There is no data to analyse yet."),
                   tr("Export activities and contacts, or choose files with “Change…”."));
}

// Files and the warehouse have different columns to choose and different places.
void InsightsPage::showSource()
{
    const bool isWarehouse = m_source.usesWarehouse();
    m_head->setSubtitle(isWarehouse
                            ? tr("Answers from the warehouse %1").arg(m_source.warehouse().name())
                            : tr("Answers from your exports, calculated on this computer"));
    m_roles->setVisible(!isWarehouse);
    m_sourceIcon->set(isWarehouse ? Icon::Warehouse : Icon::Computer, Tone::Neutral);
}

void InsightsPage::showData(const InsightReply &reply)
{
    const auto &data = reply.data;
    const QLocale locale;
    QStringList parts;
    if (data.activities > 0)
        parts.append(tr("%1 activities").arg(locale.toString(data.activities)));
    if (data.contacts > 0)
        parts.append(tr("%1 contacts").arg(locale.toString(data.contacts)));
    if (data.lines > 0)
        parts.append(tr("%1 purchased products").arg(locale.toString(data.lines)));
    parts.append(coverageText(data, reply.input));
    m_data->setText(parts.join(u" · "_s));
}

} // namespace storedesk::ui::insights
