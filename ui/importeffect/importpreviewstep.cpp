// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/importpreviewstep.h"

#include "account/account.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/importeffect/comparisonbar.h"
#include "ui/importeffect/effecttable.h"
#include "ui/importeffect/guardsdialog.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/selectabletext.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::importcheck::Policy;
using storedesk::imports::ImportDraft;

static int previewCount(qint64 rows)
{
    return static_cast<int>(std::min<qint64>(rows, INT_MAX));
}

ImportPreviewStep::ImportPreviewStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_sum(new QLabel(this))
    , m_policies(new QButtonGroup(this))
    , m_policyHint(new QLabel(this))
    , m_codes(new QLabel(tr("The codes are added to the set. Duplicates are rejected. Imported "
                            "codes can't be removed."),
                         this))
    , m_blanks(new Notice(host.theme(), this))
    , m_broken(new Notice(host.theme(), this))
    , m_trial(new QCheckBox(
          tr("Send only the first %Ln row(s) for now, as a &trial", nullptr, int(trialRows)), this))
    , m_guards(new Button(Icon::Shield, tr("Sa&fety limits…"), host.theme(), this))
    , m_comparison(new ComparisonBar(draft, host, this))
    , m_effects(new EffectTable(host, this))
    , m_erased(new QLabel(this))
    , m_keep(new Button(tr("&Keep those values"), host.theme(), this))
    , m_undo(new QLabel(this))
    , m_noUndo(new Notice(host.theme(), this))
    , m_lookUp(m_noUndo->addButton({}))
    , m_guard(new CountGuard(host, this))
    , m_keeping(host.clock())
{
    build();
    listen();
}

void ImportPreviewStep::listen()
{
    connect(m_policies, &QButtonGroup::idClicked, this,
            [this](int id) { setPolicy(static_cast<Policy>(id)); });
    connect(m_trial, &QCheckBox::clicked, this, &ImportPreviewStep::setTrial);
    connect(m_guard, &CountGuard::changed, this, &AssistantStep::changed);
    connect(m_guard, &CountGuard::entered, this, &AssistantStep::wantsNext);
    connect(m_keep, &Button::clicked, this, &ImportPreviewStep::keepValues);
    connect(m_lookUp, &Button::clicked, m_comparison, &ComparisonBar::lookUp);
    connect(m_guards, &Button::clicked, this, [this] {
        askForGuards(
            m_host, m_draft.guards(), this,
            [this](const storedesk::imports::Guards &guards) { m_draft.setGuards(guards); });
    });
    connect(m_comparison, &ComparisonBar::changed, this, &ImportPreviewStep::showEffect);
    connect(&m_draft, &ImportDraft::changed, this, &ImportPreviewStep::showState);
}

void ImportPreviewStep::build()
{
    setSelectable({m_sum, m_policyHint, m_erased, m_undo});
    m_sum->setObjectName(u"effectSum"_s);
    m_codes->setObjectName(u"effectOfCodes"_s);
    m_trial->setObjectName(u"trial"_s);
    m_guards->setObjectName(u"guards"_s);
    m_blanks->setObjectName(u"blanks"_s);
    m_broken->setObjectName(u"brokenGuards"_s);
    m_erased->setObjectName(u"erasedValues"_s);
    m_undo->setObjectName(u"undoWords"_s);
    m_noUndo->setObjectName(u"undoWarning"_s);
    m_lookUp->setObjectName(u"lookUpForUndo"_s);
    m_keep->setObjectName(u"keepValues"_s);
    m_keep->setKind(Role::Link);
    setRole(m_sum, Role::Muted);
    for (auto *label : {m_policyHint, m_undo})
        setRole(label, Role::Small);
    for (auto *label : {m_sum, m_codes, m_policyHint, m_erased, m_undo}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_policyLine = policies();
    auto *erased = new QHBoxLayout;
    erased->setSpacing(8);
    erased->addWidget(m_erased, 2);
    erased->addWidget(m_keep);
    erased->addWidget(m_undo, 1);
    auto *last = new QWidget(this);
    auto *flow = new FlowLayout(last);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(20);
    for (auto *part : std::initializer_list<QWidget *>{m_guard, m_trial, m_guards})
        flow->addWidget(part);
    auto *box = columnIn(this, 8);
    box->addWidget(m_sum);
    box->addWidget(m_codes);
    box->addWidget(m_policyLine);
    box->addWidget(m_comparison);
    box->addWidget(m_effects, 1);
    box->addWidget(m_blanks);
    box->addWidget(m_broken);
    box->addWidget(m_noUndo);
    box->addLayout(erased);
    box->addWidget(last);
    for (auto *widget : std::initializer_list<QWidget *>{m_blanks, m_broken, m_noUndo, m_keep})
        widget->hide();
}

QWidget *ImportPreviewStep::policies()
{
    struct Row
    {
        Policy policy;
        QString title;
        QString hint;
    };
    const std::array rows{
        Row{Policy::LeaveExisting, tr("Lea&ve as they are"),
            tr("Rows for existing records are ignored.")},
        Row{Policy::FillEmpty, tr("Fill &empty fields"), tr("Existing values stay unchanged.")},
        Row{Policy::Overwrite, tr("&Overwrite"),
            tr("Values in the file replace current values. Blank cells clear the field.")},
    };
    auto *line = new QWidget(this);
    auto *flow = new FlowLayout(line);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(10);
    flow->addWidget(new QLabel(tr("Existing records"), line));
    auto *segments = new QWidget(line);
    auto *row = rowIn(segments);
    for (const auto &one : rows) {
        auto *choice = new Button(one.title, m_host.theme(), segments);
        if (one.policy == rows.front().policy || one.policy == rows.back().policy)
            choice->setProperty("place",
                                one.policy == rows.front().policy ? u"first"_s : u"last"_s);
        choice->setKind(Role::Segment);
        choice->setCheckable(true);
        choice->setObjectName(u"policy%1"_s.arg(static_cast<int>(one.policy)));
        choice->setToolTip(one.hint);
        choice->setAccessibleDescription(one.hint);
        m_policies->addButton(choice, static_cast<int>(one.policy));
        row->addWidget(choice);
    }
    flow->addWidget(segments);
    flow->addWidget(m_policyHint);
    return line;
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

// Fills the blank cells that would erase values with the current values, as one edit.
void ImportPreviewStep::keepValues()
{
    using Cells = std::vector<storedesk::importcheck::CellEdit>;
    const auto source = m_comparison->effects();
    if (!source)
        return;
    m_keeping.start(
        [source](base::Progress &progress) {
            Cells cells;
            storedesk::imports::EffectReader reader(source);
            const auto &targets = source->conversion.targets();
            for (const auto number : source->prediction.erasing) {
                if (progress.cancelled())
                    break;
                const auto row = reader.row(number);
                for (std::size_t at = 0; at < targets.size(); ++at) {
                    if (row.cells[at].erases())
                        cells.push_back({.row = number,
                                         .column = targets[at].column,
                                         .text = QString::fromUtf8(*row.cells[at].before)});
                }
            }
            return cells;
        },
        [this](const Cells &cells) { m_draft.setCells(tr("Keep values"), cells); });
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

// Warns about blank cells in the rows to send, because they would clear fields in existing records.
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
    const auto rows = previewCount(rowsToSend());
    const auto store = m_host.storeMark().name;
    auto sum = coupons
        ? tr("%Ln code(s) will be added to the coupon set “%1” of %2.", nullptr, rows)
              .arg(settings.couponSetTitle(), store)
        : tr("%Ln row(s) will be sent to %1.", nullptr, rows).arg(store);
    if (result.faulty > 0)
        sum += u' '
            + tr("%Ln row(s) with problems will not be sent. You can fix and send them after the "
                 "import.",
                 nullptr, previewCount(result.faulty));
    m_sum->setText(sum);
    m_codes->setVisible(coupons);
    m_policyLine->setVisible(!coupons);
    m_effects->setVisible(!coupons);
    auto *policy = m_policies->button(static_cast<int>(settings.policy));
    policy->setChecked(true);
    m_policyHint->setText(policy->toolTip());
    m_trial->setChecked(settings.firstRows > 0);
    m_trial->setVisible(result.good > trialRows);
    // A comparison is only started while the step is shown.
    if (isVisible() || m_comparison->hasSource())
        m_comparison->renew();
    m_guard->setCount(rowsToSend());
    showEffect();
}

void ImportPreviewStep::showEffect()
{
    const auto effects = m_comparison->effects();
    m_effects->show(effects,
                    m_comparison->settled()
                        ? tr("Compare the rows with existing records to see what is created, "
                             "changed or erased.")
                        : tr("The rows are being compared with existing records."));
    showBlanks();
    showErased();
    showUndo();
    showGuards();
    Q_EMIT changed();
}

// Shows a warning that is only an estimate from the file. Hidden if the comparison with existing
// records counts the cleared values exactly.
void ImportPreviewStep::showBlanks()
{
    const auto *prediction = m_comparison->prediction();
    const auto blanks = prediction && prediction->knowsWhatIsErased() ? QString() : blankWords();
    m_blanks->setVisible(!blanks.isEmpty());
    if (!blanks.isEmpty())
        m_blanks->tell(Tone::Warn, tr("Blank cells will clear fields in existing records"), blanks);
}

void ImportPreviewStep::showErased()
{
    const auto effects = m_comparison->effects();
    const auto *prediction = m_comparison->prediction();
    const auto erased = prediction ? prediction->blanked : 0;
    m_keep->setVisible(erased > 0 && m_draft.state() == ImportDraft::State::Checked);
    m_erased->setVisible(prediction && m_draft.settings().kind != ImportKind::Coupons);
    if (!prediction)
        return;
    QStringList fields;
    for (std::size_t at = 0; effects && at < prediction->erased.size(); ++at) {
        if (prediction->erased[at] > 0)
            fields.append(effects->conversion.ruleOf(effects->conversion.targets()[at]).title);
    }
    if (erased > 0)
        m_erased->setText(tr("%Ln row(s) erase a value: blank cells in %1.", nullptr,
                             previewCount(prediction->blankedRows))
                              .arg(fields.join(u", "_s)));
    else if (m_draft.settings().policy == Policy::Overwrite && !prediction->knowsWhatIsErased())
        m_erased->setText(tr("The comparison may not show every value that would be erased."));
    else
        m_erased->setText(tr("No value would be erased."));
}

// The codes of coupons can't be removed, which m_codes says.
void ImportPreviewStep::showUndo()
{
    const bool coupons = m_draft.settings().kind == ImportKind::Coupons;
    const bool stored = m_comparison->hasSource();
    const auto rows = m_comparison->rowsToLookUp();
    m_undo->setText(tr("The current values are stored, so you can undo the import."));
    m_undo->setVisible(!coupons && stored);
    m_noUndo->setVisible(!coupons && !stored && rows > 0 && m_comparison->settled()
                         && m_draft.state() == ImportDraft::State::Checked);
    m_noUndo->tell(Tone::Warn, tr("This import can't be undone"),
                   tr("The rows were not compared with existing records, so their current values "
                      "are not stored."));
    m_lookUp->setText(tr("Look up %Ln record(s)", nullptr, previewCount(rows)));
}

QStringList ImportPreviewStep::brokenGuards() const
{
    if (m_draft.state() != ImportDraft::State::Checked)
        return {};
    return m_draft.brokenGuards(
        storedesk::imports::erasedValues(m_draft, m_comparison->prediction()));
}

void ImportPreviewStep::showGuards()
{
    const auto broken = brokenGuards();
    m_broken->setVisible(!broken.isEmpty());
    if (!broken.isEmpty())
        m_broken->tell(Tone::Err, tr("The safety limits prevent this import"), broken.join(u' '));
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
    // The import could not be undone if it were sent before the lookup has finished.
    if (m_comparison->looksUp())
        return tr("Wait until the lookup has finished, or cancel it.");
    if (!m_comparison->settled())
        return tr("The rows are being compared with existing records.");
    if (const auto broken = brokenGuards(); !broken.isEmpty())
        return broken.constFirst();
    return m_guard->isMet() ? QString() : tr("Type the number of rows first.");
}

QString ImportPreviewStep::act() const
{
    return tr("&Send %Ln row(s)", nullptr, previewCount(rowsToSend()));
}

void ImportPreviewStep::goToProblem()
{
    if (brokenGuards().isEmpty())
        m_guard->setFocus(Qt::OtherFocusReason);
    else
        m_guards->setFocus(Qt::OtherFocusReason);
}

bool ImportPreviewStep::settled() const
{
    return m_comparison->settled() && !m_keeping.running();
}

std::shared_ptr<const storedesk::imports::EffectSource> ImportPreviewStep::effects() const
{
    return m_draft.settings().kind == ImportKind::Coupons ? nullptr : m_comparison->effects();
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
