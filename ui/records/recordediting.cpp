// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordediting.h"

#include "account/account.h"
#include "storage/drafts.h"
#include "ui/forms/editedrecord.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordactions.h"
#include "ui/records/recordloader.h"
#include "ui/records/recordview.h"
#include "ui/widgets/button.h"

#include <QAction>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using State = RecordLoader::State;

RecordEditing::RecordEditing(PageHost &host, RecordLoader &reader, RecordActions &actions,
                             RecordView &view, QWidget *panel)
    : QObject(panel)
    , m_host(host)
    , m_reader(reader)
    , m_actions(actions)
    , m_view(view)
    , m_button(new Button(Icon::Pencil, tr("Edit"), host.theme(), panel))
{
    m_button->setObjectName(u"edit"_s);
    m_button->setKeyHint(QKeySequence(Qt::Key_F2));
    connect(m_actions.edit(), &QAction::toggled, this, &RecordEditing::edit);
    connect(m_button, &QPushButton::clicked, m_actions.edit(), &QAction::trigger);
    // Move the focus from the lookup field to the first editor.
    connect(m_actions.edit(), &QAction::triggered, this, [this] {
        if (!m_editor)
            return;
        if (const auto editors = m_editor->form()->editors(); !editors.isEmpty())
            editors.first()->focusToReplace();
    });
}

forms::RecordEditor *RecordEditing::editor() const
{
    return m_editor;
}

void RecordEditing::begin()
{
    m_wanted = m_reader.state() != State::Ready;
    if (!m_wanted && m_actions.edit()->isEnabled())
        m_actions.edit()->setChecked(true);
}

void RecordEditing::leave()
{
    delete m_editor;
    m_actions.edit()->setChecked(false);
    // Forget the record, so that its draft is shown again if the same record is looked up again.
    m_takenUp = {};
}

// Starts or ends editing. Ending with pending changes opens the review and keeps the editor open
// until they are saved.
void RecordEditing::edit(bool on)
{
    if (!on && m_editor && m_editor->hasPendingChanges()) {
        m_actions.edit()->setChecked(true);
        m_editor->review();
        return;
    }
    if (on && m_editor)
        return;
    if (on && isEditedElsewhere()) {
        m_actions.edit()->setChecked(false);
        if (auto *tab = m_host.open(edited()))
            tab->edit();
        return;
    }
    const auto change = on ? changeOf(m_reader) : std::nullopt;
    delete m_editor;
    if (change) {
        m_editor = new forms::RecordEditor(m_host, change->operation, change->values,
                                           m_reader.record(), m_view.editorRoom());
        m_editor->setObjectName(u"recordEditor"_s);
        connect(m_editor, &forms::RecordEditor::pendingChanged, this, &RecordEditing::changed);
        connect(m_editor, &forms::RecordEditor::saved, &m_reader, &RecordLoader::take);
    }
    m_view.setEditor(m_editor);
    show();
    Q_EMIT changed();
}

// Updates the button. Without write access, a label that explains the reason takes its place.
void RecordEditing::show()
{
    const bool readOnly = !m_host.account().mayWrite();
    m_button->setVisible(m_actions.edit()->isVisible());
    m_button->setEnabled(m_actions.edit()->isEnabled());
    m_button->setText(readOnly ? tr("Read-only") : m_editor ? tr("Done") : tr("Edit"));
    m_button->setSign(readOnly ? Icon::Lock : m_editor ? Icon::Tick : Icon::Pencil);
    m_button->setToolTip(m_actions.edit()->statusTip());
    if (m_editor && m_reader.state() == State::Ready)
        m_editor->setRecord(m_reader.record());
}

void RecordEditing::continueRun()
{
    if (m_wanted && m_reader.state() == State::Ready)
        begin();
    resumeDraft();
}

// Opens the editor if the record has a draft, without waiting for the user.
void RecordEditing::resumeDraft()
{
    if (m_takenUp == m_reader.place() || m_reader.state() != State::Ready)
        return;
    m_takenUp = m_reader.place();
    const auto &drafts = m_host.account().storage().drafts().all();
    if (m_host.account().mayWrite() && drafts.contains(edited().text()) && !isEditedElsewhere())
        begin();
}

PageAddress RecordEditing::edited() const
{
    const auto change = changeOf(m_reader);
    return change ? forms::recordPlace(change->operation, change->values) : PageAddress();
}

bool RecordEditing::isEditedElsewhere() const
{
    const auto *tab = m_host.pageAt(edited());
    return tab && !tab->isAncestorOf(m_button);
}

bool RecordEditing::hasPendingChanges() const
{
    return m_editor && m_editor->hasPendingChanges();
}

void RecordEditing::discardChanges()
{
    if (m_editor)
        m_editor->discardChanges();
}

// Stores the changes as a draft when the editor is closed.
void RecordEditing::keepDraftChanges()
{
    if (m_editor)
        m_editor->keepDraftChanges();
}

} // namespace storedesk::ui::records
