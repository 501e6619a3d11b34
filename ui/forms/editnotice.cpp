// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/editnotice.h"

#include "http/outcome.h"
#include "ui/host/errordetails.h"
#include "ui/widgets/button.h"

#include <QVBoxLayout>

#include <utility>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

EditNotice::EditNotice(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_notice(new Notice(theme, this))
    , m_button(m_notice->addButton({}))
{
    m_notice->setObjectName(u"notice"_s);
    m_button->setObjectName(u"noticeAction"_s);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 10);
    box->addWidget(m_notice);
    // Call a copy, because the action may set another notice.
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (const auto act = m_act)
            act();
    });
    hide();
}

void EditNotice::tell(Tone tone, const QString &headline, const QString &sentence,
                      const QString &action, std::function<void()> act)
{
    m_ofDraft = false;
    m_act = std::move(act);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    m_notice->tell(tone, headline, sentence);
    show();
}

void EditNotice::tell(const http::Error &error, const QString &action, std::function<void()> act)
{
    QStringList sentences{error.words.why, error.words.next};
    sentences.removeAll(QString());
    tell(error.kind == http::ErrorKind::Unknown ? Tone::Warn : Tone::Err, error.words.what,
         sentences.join(u' '), action, std::move(act));
    m_notice->setDetails(errorDetails(error));
}

void EditNotice::setDraftStatus(const QString &headline, const QString &sentence,
                                const QString &action, std::function<void()> act)
{
    tell(Tone::Accent, headline, sentence, action, std::move(act));
    m_ofDraft = true;
}

void EditNotice::clearDraft()
{
    if (m_ofDraft)
        clear();
}

void EditNotice::clear()
{
    m_ofDraft = false;
    m_act = {};
    hide();
}

} // namespace storedesk::ui::forms
