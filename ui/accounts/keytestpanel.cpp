// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/keytestpanel.h"

#include "account/keytestwords.h"
#include "ui/host/errordetails.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;
using account::KeyTest;
using catalogue::Resource;
using State = account::TestedArea::State;

static Icon iconOf(Resource resource)
{
    switch (resource) {
    case Resource::Contact:
        return Icon::Contacts;
    case Resource::Purchase:
        return Icon::Purchases;
    case Resource::Product:
        return Icon::Products;
    case Resource::Export:
        return Icon::Exports;
    case Resource::Import:
        return Icon::Imports;
    case Resource::CouponSet:
        return Icon::CouponSets;
    case Resource::Workflow:
        return Icon::Workflows;
    case Resource::ContactField:
        return Icon::ContactFields;
    case Resource::CustomEvent:
        return Icon::Events;
    case Resource::CustomIntegration:
    case Resource::CustomEventType:
        return Icon::Integrations;
    default:
        return Icon::Store;
    }
}

static std::pair<Icon, Tone> signOf(State state)
{
    switch (state) {
    case State::Asking:
        return {Icon::Ring, Tone::Accent};
    case State::Allowed:
        return {Icon::TickCircle, Tone::Ok};
    case State::Locked:
        return {Icon::Lock, Tone::Neutral};
    case State::NoAnswer:
        return {Icon::CrossCircle, Tone::Err};
    case State::Waiting:
        return {Icon::Clock, Tone::Neutral};
    case State::NotTried:
        break;
    }
    return {Icon::Dash, Tone::Neutral};
}

static QLabel *words(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

static QString writeTitle()
{
    return KeyTestPanel::tr("Write access");
}

KeyTestPanel::KeyTestPanel(KeyTest &test, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_test(test)
    , m_theme(theme)
    , m_notice(new Notice(theme, this))
{
    m_notice->setObjectName(u"testVerdict"_s);
    auto *panel = new Panel(this);
    auto *scroll = new QScrollArea(panel);
    scroll->setWidgetResizable(true);
    // Lets the arrow keys scroll when the window is small.
    scroll->setFocusPolicy(Qt::TabFocus);
    scroll->setAccessibleName(tr("Key permissions"));
    scroll->setObjectName(u"testedAreas"_s);
    scroll->setProperty("ring", 8);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *list = new QWidget(scroll);
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    addHeader(grid);
    for (std::size_t area = 0; area < m_test.areas().size(); ++area)
        addRow(grid, area);
    grid->setRowStretch(grid->rowCount(), 1);
    scroll->setWidget(list);
    panel->box()->addWidget(scroll);

    auto *foot = words(
        tr("Pages without permission stay visible and show what is missing. The test changes "
           "nothing, so it can't detect a missing write permission. If the service later rejects "
           "an action for that reason, the action is disabled and names the permission."),
        this);
    foot->setWordWrap(true);
    setRole(foot, Role::Small);
    auto *column = columnIn(this, 10);
    column->addWidget(m_notice);
    column->addWidget(panel, 1);
    column->addWidget(foot);
    connect(&m_test, &KeyTest::changed, this, &KeyTestPanel::showAll);
    showAll();
}

// Returns one width for all titles that is wide enough for the longest.
int KeyTestPanel::titleWidth(const QWidget *title) const
{
    // Applies the final font before measuring.
    title->ensurePolished();
    int width = m_theme.scaled(166);
    for (const auto &area : m_test.areas())
        width = std::max(width, title->fontMetrics().horizontalAdvance(account::titleOf(area)) + 8);
    return width;
}

int KeyTestPanel::writeWidth(const QWidget *writes) const
{
    writes->ensurePolished();
    int width = writes->fontMetrics().horizontalAdvance(writeTitle());
    for (const auto &area : m_test.areas())
        width =
            std::max(width, writes->fontMetrics().horizontalAdvance(account::writeCellOf(area)));
    return width + 8;
}

void KeyTestPanel::addHeader(QGridLayout *grid)
{
    auto *cell = new QWidget(grid->parentWidget());
    auto *line = new QHBoxLayout(cell);
    line->setContentsMargins(12, 8, 12, 4);
    line->setSpacing(8);
    const auto sign = IconLabel(Icon::Dash, Tone::Neutral, m_theme).sizeHint().width();
    auto *title = words(tr("Area"), cell);
    auto *reads = words(tr("Read access"), cell);
    auto *writes = words(writeTitle(), cell);
    for (auto *label : {title, reads, writes})
        setRole(label, Role::Muted);
    title->setFixedWidth(sign + line->spacing() + titleWidth(title));
    writes->setFixedWidth(writeWidth(writes));
    line->addWidget(title);
    line->addSpacing(sign);
    line->addWidget(reads, 1);
    line->addWidget(writes);
    grid->addWidget(cell, 0, 0);
}

void KeyTestPanel::addRow(QGridLayout *grid, std::size_t area)
{
    auto *cell = new QFrame(grid->parentWidget());
    cell->setObjectName(u"area-"_s + catalogue::resourceRow(m_test.areas()[area].resource).name);
    auto *line = new QHBoxLayout(cell);
    line->setContentsMargins(12, 0, 12, 0);
    line->setSpacing(8);
    line->addWidget(
        new IconLabel(iconOf(m_test.areas()[area].resource), Tone::Neutral, m_theme, cell));
    auto *title = words(account::titleOf(m_test.areas()[area]), cell);
    title->setFixedWidth(titleWidth(title));
    line->addWidget(title);
    Row row{.sign = new IconLabel(Icon::Clock, Tone::Neutral, m_theme, cell),
            .words = new ElidedLabel({}, cell),
            .again = new Button(tr("Try again"), m_theme, cell),
            .cell = cell};
    row.words->setObjectName(u"areaWords"_s);
    row.again->setKind(Role::Link);
    row.again->setObjectName(u"areaAgain"_s);
    row.again->setAccessibleName(tr("Try %1 again").arg(title->text()));
    line->addWidget(row.sign);
    line->addWidget(row.words, 1);
    auto *writes = words(account::writeCellOf(m_test.areas()[area]), cell);
    writes->setObjectName(u"areaWrites"_s);
    setRole(writes, Role::Muted);
    writes->setFixedWidth(writeWidth(writes));
    line->addWidget(writes);
    line->addWidget(row.again);
    cell->setFixedHeight(m_theme.scaled(33));
    if (area > 0)
        grid->addWidget(separator(grid->parentWidget()), static_cast<int>(area) * 2, 0);
    grid->addWidget(cell, static_cast<int>(area) * 2 + 1, 0);
    connect(row.again, &QPushButton::clicked, this, [this, area] { m_test.again(area); });
    m_rows.push_back(row);
}

void KeyTestPanel::showAll()
{
    for (std::size_t area = 0; area < m_rows.size(); ++area)
        updateRow(area);
    updateVerdict();
}

void KeyTestPanel::updateRow(std::size_t number)
{
    const auto &area = m_test.areas()[number];
    auto &row = m_rows[number];
    const auto text = account::wordsOf(area, m_test.storeName());
    const auto [icon, tone] = signOf(area.state);
    row.sign->set(icon, tone);
    row.words->setText(account::readCellOf(area, m_test.storeName()));
    row.again->setVisible(area.state == State::NoAnswer
                          && m_test.verdict() == KeyTest::Verdict::WorksInPart);
    row.cell->setAccessibleName(tr("%1: %2. Write access: %3")
                                    .arg(account::titleOf(area), text, account::writeCellOf(area)));
    row.cell->setAccessibleDescription(area.error.words.why);
    row.cell->setToolTip(text);
}

void KeyTestPanel::updateVerdict()
{
    switch (m_test.verdict()) {
    case KeyTest::Verdict::Untested:
        return m_notice->tell(
            Tone::Neutral, tr("Not tested yet."),
            tr("The test makes one read request per area and changes nothing. You can skip it."));
    case KeyTest::Verdict::Testing:
        return m_notice->tell(Tone::Accent, tr("Testing %1…").arg(m_test.host()),
                              tr("One read request per area; nothing is changed."), Icon::Ring);
    case KeyTest::Verdict::Failed: {
        const auto problem = account::failureOf(m_test.error(), m_test.host());
        tell(problem);
        return m_notice->setDetails(errorDetails(m_test.error()));
    }
    case KeyTest::Verdict::Works:
    case KeyTest::Verdict::WorksInPart:
        break;
    }
    const auto time =
        QLocale().toString(m_test.endedAt().toLocalTime().time(), QLocale::ShortFormat);
    const auto tested =
        tr("Tested at %1 with %n read request(s); nothing was changed.", nullptr, m_test.reads())
            .arg(time);
    const auto headline = m_test.storeName().isEmpty()
        ? tr("The key works.")
        : tr("The key works. The store is %1.").arg(m_test.storeName());
    m_notice->tell(Tone::Ok, headline, account::summaryOf(m_test) + u'\n' + tested);
}

void KeyTestPanel::tell(const base::Problem &problem)
{
    m_notice->tell(Tone::Err, problem.what, u"%1\n%2"_s.arg(problem.why, problem.next).trimmed());
}

} // namespace storedesk::ui::accounts
