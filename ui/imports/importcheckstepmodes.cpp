// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/faultgrouplist.h"
#include "ui/imports/importcheckstep.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/statepane.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>

// Texts about the result of a check.
namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::RowChoice;
using storedesk::imports::CheckedRowsModel;
using storedesk::imports::ImportDraft;
using State = ImportDraft::State;
using Which = RowChoice::Which;

static int countOf(qint64 rows)
{
    return static_cast<int>(std::min<qint64>(rows, INT_MAX));
}

void ImportCheckStep::showState()
{
    const auto &result = m_draft.result();
    // Shows the faulty rows first, the first time.
    if (!m_shownOnce && m_draft.state() == State::Checked) {
        m_shownOnce = true;
        if (result.toFix > 0)
            m_rows.setChoice({.which = Which::ToFix});
    }
    const bool checking = m_draft.state() == State::Checking;
    // Before the first result there is nothing to count, choose or correct.
    const bool known = result.faults != nullptr;
    m_bar->setVisible(checking);
    m_sum->setText(
        checking || !known
            ? tr("Checking every row against your account's rules…")
            : tr("%Ln row(s) checked against your account's rules. Nothing has been sent.", nullptr,
                 countOf(result.rows)));
    showChoices();
    m_faults->setVisible(known);
    if (known)
        m_faults->show(result, m_draft.columns());
    const auto undo = m_draft.history().undoName();
    m_undo->setVisible(!undo.isEmpty());
    m_undo->setText(tr("&Undo “%1”").arg(undo));
    m_replace->setEnabled(known);
    showRest();
    const auto &problem = m_draft.problem();
    if (!known && !checking && !problem.what.isEmpty())
        m_pane->showContent({.icon = Icon::CrossCircle,
                             .tone = Tone::Err,
                             .headline = problem.what,
                             .sentence = u"%1 %2"_s.arg(problem.why, problem.next).trimmed()});
    else if (!known)
        m_pane->showLoading();
    else if (m_rows.rowCount() == 0 && !checking)
        m_pane->showContent(
            {.icon = Icon::TickCircle,
             .tone = Tone::Ok,
             .headline = tr("No rows of this type"),
             .sentence = result.toFix == 0 ? tr("Every row can be sent.") : QString()});
    else
        m_pane->clear();
    showCell();
    Q_EMIT changed();
    if (m_draft.state() == State::Checked && std::exchange(m_repairs, false))
        goToNextRepair();
    if (isVisible() && !isNeeded() && obstacle().isEmpty())
        Q_EMIT wantsNext();
}

void ImportCheckStep::showChoices()
{
    const auto &result = m_draft.result();
    const bool known = result.faults != nullptr;
    const QLocale locale;
    const auto say = [&](Which which, const QString &word, qint64 count) {
        auto *button = m_choices->button(static_cast<int>(which));
        button->setText(known ? u"%1  %2"_s.arg(word, locale.toString(count)) : word);
        button->setEnabled(known);
        button->setChecked(m_rows.choice().which == which);
    };
    say(Which::All, tr("All"), result.rows);
    say(Which::Good, tr("Valid"), result.good);
    say(Which::ToFix, tr("To fix"), result.toFix);
}

void ImportCheckStep::showRest()
{
    const auto &result = m_draft.result();
    const bool known = result.faults != nullptr;
    const auto rows = countOf(result.good);
    m_keeps->setText(
        result.toFix == 0
            ? tr("Send all %Ln row(s)", nullptr, rows)
            : tr("Send the %Ln valid row(s) and &keep the other %1 to fix later", nullptr, rows)
                  .arg(QLocale().toString(result.toFix)));
    m_keeps->setVisible(known);
    m_waits->setVisible(result.toFix > 0);
    m_keeps->setChecked(m_draft.settings().holdBack);
    m_waits->setChecked(!m_draft.settings().holdBack);
}

void ImportCheckStep::showCell()
{
    const auto index = m_table->currentIndex();
    const auto sentence = index.data(CheckedRowsModel::SentenceRole).toString();
    const auto keys = tr("F8 goes to the next problem, F2 edits a cell");
    // Elided if the text is large.
    m_foot->setText({}, sentence.isEmpty() ? keys : sentence);
    m_foot->setEnd(sentence.isEmpty() ? QString() : tr("F2 edits"));
}

QString ImportCheckStep::title() const
{
    return tr("Check values");
}

QString ImportCheckStep::obstacle() const
{
    if (m_draft.state() != State::Checked)
        return tr("The rows are being checked.");
    const auto &result = m_draft.result();
    if (result.good == 0)
        return tr("No row can be sent.");
    return !m_draft.settings().holdBack && result.toFix > 0 ? tr("Some rows still need fixing.")
                                                            : QString();
}

QString ImportCheckStep::act() const
{
    return tr("&Next: preview");
}

} // namespace storedesk::ui::imports
