// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createfoot.h"
#include "ui/create/createpage.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QLocale>

// Handling of a form that was sent with an unknown outcome.
namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

static QString inWords(const QDateTime &sentAt)
{
    return QLocale().toString(sentAt.toLocalTime(), QLocale::ShortFormat);
}

static void focusFirstField(const QWidget &form)
{
    for (auto *next = form.nextInFocusChain(); next != &form; next = next->nextInFocusChain()) {
        if (form.isAncestorOf(next) && next->isVisible() && next->isEnabled()
            && (next->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            return next->setFocus(Qt::OtherFocusReason);
    }
}

void CreatePage::showUnsure(const QDateTime &sentAt)
{
    m_unsureSince = m_unsureSince.isValid() ? m_unsureSince : sentAt;
    nameButton();
    m_parts.notice->tell(Tone::Warn, tr("The result is not confirmed."),
                         tr("The request was sent on %1 and may have arrived. Check in the service "
                            "before you send it again.")
                             .arg(inWords(m_unsureSince)));
    m_parts.notice->show();
    // Moves the focus away from the button, so that a stray key press does not send the form again.
    if (m_parts.foot->create()->hasFocus())
        focusFirstField(*m_parts.form);
}

void CreatePage::askAgain()
{
    auto *question = new Question(host().storeMark(), host().theme());
    question->setObjectName(u"againQuestion"_s);
    const auto risk = m_words.risk.isEmpty()
        ? tr("If it arrived, sending it again creates a duplicate or is rejected.")
        : m_words.risk;
    question->ask(
        m_words.again,
        tr("The request was sent on %1 and may have arrived.").arg(inWords(m_unsureSince)), risk);
    auto *again =
        question->addAnswer(asksFirst() ? tr("%1…").arg(m_words.again) : m_words.again, u"again"_s);
    question->addSafeAnswer(tr("Back"), u"back"_s);
    connect(again, &Button::clicked, this, [this, question] {
        question->accept();
        askOrSend();
    });
    host().openDialog(question);
}

} // namespace storedesk::ui::create
