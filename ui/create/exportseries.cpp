// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/exportseries.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/sign.h"

#include <QGridLayout>
#include <QLabel>

#include <array>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

namespace {

struct Appearance
{
    Icon icon;
    Tone tone;
    const char *words; // source text; %1 is the period, %2 what is said besides
};

} // namespace

// clang-format off
static constexpr std::array appearances{
    Appearance{Icon::Clock,       Tone::Neutral, QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: waiting for the one before")},
    Appearance{Icon::Ring,        Tone::Accent,  QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: being created")},
    Appearance{Icon::TickCircle,  Tone::Ok,      QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: created")},
    Appearance{Icon::Warning,     Tone::Warn,    QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: sent, but it is not known whether it was created")},
    Appearance{Icon::CrossCircle, Tone::Err,     QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: not created. %2")},
    Appearance{Icon::Dash,        Tone::Neutral, QT_TRANSLATE_NOOP("storedesk::ui::create::ExportSeries", "%1: not sent")},
};
// clang-format on
static_assert(appearances.size() == static_cast<std::size_t>(ExportSeries::State::Count));

ExportSeries::ExportSeries(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_grid(new QGridLayout)
{
    setObjectName(u"series"_s);
    box()->setContentsMargins(15, 12, 15, 12);
    box()->addLayout(m_grid);
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(8);
    hide();
}

void ExportSeries::begin(const QList<ExportPeriod> &periods)
{
    for (const auto &line : std::as_const(m_lines)) {
        delete line.sign;
        delete line.words;
        delete line.open;
    }
    m_lines.clear();
    m_at = -1;
    for (const auto &period : periods) {
        const int at = count();
        Line line{.sign = new Sign(Icon::Clock, Tone::Neutral, m_theme, this),
                  .words = new QLabel(this),
                  .open = new Button(tr("Open"), m_theme, this),
                  .period = wordsOf(period)};
        line.words->setObjectName(u"series.%1"_s.arg(at));
        line.words->setTextFormat(Qt::PlainText);
        line.words->setWordWrap(true);
        line.open->setObjectName(u"openSeries.%1"_s.arg(at));
        line.open->setKind(Role::Link);
        line.open->setAccessibleName(tr("Open the export of %1").arg(line.period));
        line.open->hide();
        m_grid->addWidget(line.sign, at, 0);
        m_grid->addWidget(line.words, at, 1);
        m_grid->addWidget(line.open, at, 2);
        m_lines.append(line);
        show(at, State::Waiting);
    }
    setVisible(!periods.isEmpty());
}

void ExportSeries::show(int at, State state, const QString &why)
{
    const auto &line = m_lines[at];
    const auto &shown = appearances[static_cast<std::size_t>(state)];
    line.sign->set(shown.icon, shown.tone);
    const auto words = tr(shown.words);
    line.words->setText(state == State::Failed ? words.arg(line.period, why).trimmed()
                                               : words.arg(line.period));
}

void ExportSeries::sending()
{
    if (m_at + 1 < count())
        show(++m_at, State::Sending);
}

void ExportSeries::created(const Place &record)
{
    show(m_at, State::Created);
    auto *open = m_lines[m_at].open;
    connect(open, &Button::clicked, this, [this, record] { Q_EMIT opened(record); });
    open->show();
}

void ExportSeries::goToFirst()
{
    if (!m_lines.isEmpty())
        m_lines.constFirst().open->setFocus(Qt::OtherFocusReason);
}

void ExportSeries::stopped(State state, const QString &why)
{
    show(m_at, state, why);
    for (int at = m_at + 1; at < count(); ++at)
        show(at, State::NotSent);
}

} // namespace storedesk::ui::create
