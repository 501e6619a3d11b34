// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class RecordEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::records {

class RecordActions;
class RecordLoader;
class RecordView;

// Opens and closes the editor for a record: on request, when a record that was opened for editing
// has been loaded, and when the record has a draft.
class RecordEditing final : public QObject
{
    Q_OBJECT

public:
    // The arguments passed by reference live as long as the panel.
    RecordEditing(PageHost &host, RecordLoader &reader, RecordActions &actions, RecordView &view,
                  QWidget *panel);

    // Returns the button that starts and ends editing.
    [[nodiscard]] Button *button() const { return m_button; }
    // Returns null unless the record is being edited.
    [[nodiscard]] forms::RecordEditor *editor() const;
    // Starts editing as soon as the record is loaded, if it may be edited.
    void begin();
    // Closes the editor before another record is shown. Unsaved changes are stored as a draft.
    void leave();
    // Returns the address under which the draft is stored; empty if the record cannot be edited.
    [[nodiscard]] PageAddress edited() const;
    // Shows the current record.
    void show();
    // Starts a requested edit or restores a draft after the record was loaded.
    void continueRun();
    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    // Stores the changes as a draft.
    void keepDraftChanges();

Q_SIGNALS:
    void changed();

private:
    void edit(bool on);
    void resumeDraft();
    // Whether another tab already edits this record, which can be edited only there.
    [[nodiscard]] bool isEditedElsewhere() const;

    PageHost &m_host;
    RecordLoader &m_reader;
    RecordActions &m_actions;
    RecordView &m_view;
    Button *m_button;
    QPointer<forms::RecordEditor> m_editor;
    // Whether to start editing once the record is loaded.
    bool m_wanted = false;
    // The record for which a draft was last looked up.
    PageAddress m_takenUp;
};

} // namespace storedesk::ui::records
