// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/formpage.h"

#include "ui/create/formhelp.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QVBoxLayout>

namespace storedesk::ui::create {

FormPage::FormPage(PageHost &host, const PageAddress &place, Words words)
    : CreatePage(host, place, std::move(words))
    , m_panel(new Panel(this))
{
    m_panel->box()->setContentsMargins(15, 13, 15, 13);
}

void FormPage::setForm(forms::FieldForm *form)
{
    if (m_form) {
        // Delete the previous form later, because it may be the sender of the current signal.
        m_form->disconnect(this);
        m_form->setParent(nullptr);
        m_form->deleteLater();
    }
    m_form = form;
    leaveWalkingToPage(*form);
    m_panel->box()->addWidget(form);
    // Show the form immediately, so that it can receive the focus.
    form->show();
    connect(form, &forms::FieldForm::changed, this, [this] {
        changed();
        showRemarks();
        if (!m_quiet)
            noteEdit();
    });
    formChanged();
}

forms::FieldEditor *FormPage::editor(const QString &key) const
{
    return m_form->editor(key);
}

FormIssues FormPage::openIssues() const
{
    return pointsOf(*m_form) + morePoints();
}

void FormPage::showReasons()
{
    m_form->check();
    showRemarks();
}

void FormPage::showRemarks()
{
    for (auto *editor : m_form->editors()) {
        editor->setReasonLink({});
        const auto before = m_remarked.take(editor->key());
        if (!before.isEmpty() && editor->reason() == before)
            editor->setReason({});
    }
    for (const auto &remark : remarks()) {
        auto *editor = this->editor(remark.key);
        if (!editor || !editor->isWanted())
            continue;
        if (editor->reason().isEmpty()) {
            editor->setReason(remark.reason);
            m_remarked.insert(remark.key, remark.reason);
        }
        editor->setReasonLink(remark.link,
                              [&host = host(), place = remark.place] { host.open(place); });
    }
}

QJsonObject FormPage::typed() const
{
    return m_form->values();
}

QList<std::pair<QString, QString>> FormPage::review() const
{
    return reviewOf(*m_form);
}

std::vector<http::FieldError> FormPage::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    return m_form->showFieldErrors(errors);
}

void FormPage::readModel(api::Call *call, const std::function<void(const QJsonObject &)> &take,
                         const QString &failed)
{
    notice()->hide();
    m_reading = call;
    m_reading->then(this, [this, take, failed](const http::Outcome &outcome) {
        m_reading = nullptr;
        if (outcome) {
            take(outcome->document.object());
            return;
        }
        const auto &words = outcome.error().words;
        setSubtitle(failed);
        notice()->tell(
            Tone::Warn, words.what,
            tr("%1 Press F5 to try again, or fill in the form yourself.").arg(words.why));
        notice()->show();
    });
}

void FormPage::quietly(const std::function<void()> &change)
{
    const bool before = std::exchange(m_quiet, true);
    change();
    m_quiet = before;
}

} // namespace storedesk::ui::create
