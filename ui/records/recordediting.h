// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace storedesk::ui {
class Button;
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class RecordEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::records {

class RecordActions;
class RecordReader;
class RecordView;

// Opens the editor of a record in its view and closes it again: when somebody asks for it, when a
// record is read that was opened to be edited, and when a draft of it was left.
class RecordEditing final : public QObject
{
    Q_OBJECT

public:
    // What comes by reference lives as long as the panel does.
    RecordEditing(Frame &frame, RecordReader &reader, RecordActions &actions, RecordView &view,
                  QWidget *panel);

    [[nodiscard]] Button *button() const { return m_button; } // begins and ends it
    [[nodiscard]] forms::RecordEditor *editor() const; // null: it is only read
    void begin(); // as soon as it is read, where it may be edited
    void leave(); // for another record; what was typed is kept as a draft
    [[nodiscard]] Place edited() const; // where its draft belongs; none: it cannot be edited
    void show(); // what the reader has now
    void goOn(); // with what was wanted before the record was read, or left as a draft
    [[nodiscard]] bool hasPendingChanges() const;
    void discardChanges();
    void keepChanges(); // for the next time

Q_SIGNALS:
    void changed();

private:
    void edit(bool on);
    void takeUpDraft();
    // It has a tab of its own, which is not ours: it is edited there and nowhere else.
    [[nodiscard]] bool isEditedElsewhere() const;

    Frame &m_frame;
    RecordReader &m_reader;
    RecordActions &m_actions;
    RecordView &m_view;
    Button *m_button;
    QPointer<forms::RecordEditor> m_editor;
    bool m_wanted = false; // once it is read
    Place m_takenUp; // whose draft was looked for
};

} // namespace storedesk::ui::records
