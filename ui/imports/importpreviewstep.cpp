// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importpreviewstep.h"

#include "account/account.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/imports/forecastpanel.h"
#include "ui/tables/storeband.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::importcheck::Policy;
using storedesk::imports::ImportDraft;

ImportPreviewStep::ImportPreviewStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_sum(new QLabel(this))
    , m_policies(new QButtonGroup(this))
    , m_codes(new QLabel(tr("The codes are added to the set. Duplicates are rejected. Imported "
                            "codes can't be removed."),
                         this))
    , m_blanks(new Notice(host.theme(), this))
    , m_trial(new QCheckBox(
          tr("Send only the first %Ln row(s) for now, as a &trial", nullptr, int(trialRows)), this))
    , m_forecast(new ForecastPanel(draft, host, this))
    , m_guard(new CountGuard(host, this))
{
    build();
    connect(m_policies, &QButtonGroup::idClicked, this,
            [this](int id) { setPolicy(static_cast<Policy>(id)); });
    connect(m_trial, &QCheckBox::clicked, this, &ImportPreviewStep::setTrial);
    connect(m_guard, &CountGuard::changed, this, &AssistantStep::changed);
    connect(m_guard, &CountGuard::entered, this, &AssistantStep::wantsNext);
    connect(m_forecast, &ForecastPanel::changed, this, [this] {
        showBlanks();
        Q_EMIT changed();
    });
    connect(&draft, &ImportDraft::changed, this, &ImportPreviewStep::showState);
}

void ImportPreviewStep::build()
{
    m_sum->setObjectName(u"effectSum"_s);
    m_sum->setTextFormat(Qt::PlainText);
    m_sum->setWordWrap(true);
    setRole(m_sum, Role::Strong);
    m_codes->setObjectName(u"effectOfCodes"_s);
    m_codes->setWordWrap(true);
    auto *panel = new Panel(this);
    buildPolicies(panel);
    m_trial->setObjectName(u"trial"_s);
    m_blanks->setObjectName(u"blanks"_s);
    auto *box = columnIn(this, 12);
    box->addWidget(m_sum);
    box->addWidget(m_codes);
    box->addWidget(panel);
    box->addWidget(m_blanks);
    box->addWidget(m_forecast);
    box->addWidget(m_trial);
    box->addStretch(1);
    box->addWidget(m_guard);
}

void ImportPreviewStep::buildPolicies(Panel *panel)
{
    panel->box()->setContentsMargins(16, 12, 16, 14);
    panel->box()->setSpacing(4);
    auto *heading =
        new QLabel(tr("New records are created. What should happen to existing records?"), panel);
    setRole(heading, Role::Heading);
    heading->setWordWrap(true);
    panel->box()->addWidget(heading);
    struct Row
    {
        Policy policy;
        QString title;
        QString hint;
    };
    const std::array rows{
        Row{Policy::LeaveExisting, tr("&Leave them as they are"),
            tr("Rows for existing records are ignored.")},
        Row{Policy::FillEmpty, tr("Fill only &empty fields"),
            tr("Existing values stay unchanged.")},
        Row{Policy::Overwrite, tr("&Overwrite them with the file"),
            tr("Values in the file replace current values. Blank cells clear the field.")},
    };
    for (const auto &row : rows) {
        auto *choice = new QRadioButton(row.title, panel);
        choice->setObjectName(u"policy%1"_s.arg(static_cast<int>(row.policy)));
        choice->setAccessibleDescription(row.hint);
        auto *hint = new QLabel(row.hint, panel);
        setRole(hint, Role::Small);
        hint->setWordWrap(true);
        hint->setContentsMargins(marginsAlong(m_host.theme().scaled(24), 0, 0, 0));
        m_policies->addButton(choice, static_cast<int>(row.policy));
        panel->box()->addSpacing(4);
        panel->box()->addWidget(choice);
        panel->box()->addWidget(hint);
    }
}

void ImportPreviewStep::setPolicy(Policy policy)
{
    auto settings = m_draft.settings();
    settings.policy = policy;
    m_draft.setSettings(settings);
    showState();
}

void ImportPreviewStep::setTrial(bool trial)
{
    auto settings = m_draft.settings();
    settings.firstRows = trial ? trialRows : 0;
    m_draft.setSettings(settings);
    showState();
}

void ImportPreviewStep::enter()
{
    showState();
}

qint64 ImportPreviewStep::rowsToSend() const
{
    const auto good = m_draft.result().good;
    return m_draft.settings().firstRows > 0 ? std::min(good, m_draft.settings().firstRows) : good;
}

// Warns about blank cells in the rows to send, which would clear fields of existing records.
QString ImportPreviewStep::blankWords() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons || settings.policy != Policy::Overwrite)
        return {};
    QStringList names;
    for (const auto &blank : m_draft.blanksToSend())
        names.append(tr("%1 (%L2)", "column, how many blank cells")
                         .arg(m_draft.columns()[static_cast<std::size_t>(blank.column)].name)
                         .arg(blank.cells));
    return names.join(u", "_s);
}

void ImportPreviewStep::showState()
{
    const auto &settings = m_draft.settings();
    const auto &result = m_draft.result();
    const bool coupons = settings.kind == ImportKind::Coupons;
    const auto rows = static_cast<int>(std::min<qint64>(rowsToSend(), INT_MAX));
    const auto store = m_host.storeMark().name;
    auto sum = coupons
        ? tr("%Ln code(s) will be added to the coupon set “%1” of %2.", nullptr, rows)
              .arg(settings.couponSetTitle(), store)
        : tr("%Ln row(s) will be sent to %1.", nullptr, rows).arg(store);
    if (result.faulty > 0)
        sum += u' '
            + tr("%Ln row(s) with problems will not be sent. You can fix and send them after the "
                 "import.",
                 nullptr, static_cast<int>(std::min<qint64>(result.faulty, INT_MAX)));
    m_sum->setText(sum);
    m_codes->setVisible(coupons);
    m_policies->buttons().constFirst()->parentWidget()->setVisible(!coupons);
    m_policies->button(static_cast<int>(settings.policy))->setChecked(true);
    m_trial->setChecked(settings.firstRows > 0);
    m_trial->setVisible(result.good > trialRows);
    m_forecast->renew();
    showBlanks();
    m_guard->setCount(rowsToSend());
    Q_EMIT changed();
}

// Only an estimate from the file; hidden if the comparison with existing records counts the cleared
// values exactly.
void ImportPreviewStep::showBlanks()
{
    const auto *prediction = m_forecast->prediction();
    const auto blanks = prediction && prediction->knowsWhatIsErased() ? QString() : blankWords();
    m_blanks->setVisible(!blanks.isEmpty());
    if (!blanks.isEmpty())
        m_blanks->tell(Tone::Warn, tr("Blank cells will clear fields in existing records"), blanks);
}

QString ImportPreviewStep::title() const
{
    return tr("Preview");
}

QString ImportPreviewStep::obstacle() const
{
    if (m_draft.state() != ImportDraft::State::Checked)
        return tr("The rows are being checked.");
    if (!m_host.account().mayWrite())
        return tr("This account is read-only.");
    // Sending now would make an undo impossible.
    if (m_forecast->looksUp())
        return tr("Wait until the lookup has finished, or cancel it.");
    return m_guard->isMet() ? QString() : tr("Type the number of rows first.");
}

QString ImportPreviewStep::act() const
{
    return tr("&Send %Ln row(s)", nullptr,
              static_cast<int>(std::min<qint64>(rowsToSend(), INT_MAX)));
}

void ImportPreviewStep::goToProblem()
{
    m_guard->setFocus(Qt::OtherFocusReason);
}

bool ImportPreviewStep::settled() const
{
    return m_forecast->settled();
}

std::optional<storedesk::imports::ForeseenRows> ImportPreviewStep::foreseen() const
{
    const auto *prediction = m_forecast->prediction();
    return prediction && m_draft.settings().kind != ImportKind::Coupons
        ? storedesk::imports::ForeseenRows::of(*prediction)
        : std::nullopt;
}

void ImportPreviewStep::focusFirst()
{
    auto *chosen = m_policies->checkedButton();
    if (chosen && chosen->isVisible())
        chosen->setFocus(Qt::OtherFocusReason);
    else if (m_guard->isVisible())
        m_guard->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports
