// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordreader.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace storedesk::ui {
class Button;
class Frame;
class SearchField;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// The field to look up one record with: one line below says as what the text is read and what came
// of it, and lets the user say that it is something else.
class LookupField final : public QWidget
{
    Q_OBJECT

public:
    LookupField(catalogue::Resource resource, Frame &frame, const RecordReader &reader,
                QWidget *parent = nullptr);

    [[nodiscard]] SearchField *field() const { return m_field; }
    [[nodiscard]] const catalogue::LookupKey &lookupKey() const; // chosen, or guessed
    // The one that somebody chose in the menu; or else the usual one, which stands for all: what
    // one text was taken for says nothing about many.
    [[nodiscard]] const catalogue::LookupKey &keyForMany() const;
    // The one that somebody chose in the menu; null: detect automatically.
    [[nodiscard]] const catalogue::LookupKey *pickedKey() const { return m_picked; }
    void setPickedKey(const catalogue::LookupKey *lookupKey);
    void setPlace(const Place &place); // shows what is looked up without asking
    void showResult(); // of the reader
    [[nodiscard]] bool isAsked() const; // the reader's answer is about this text

Q_SIGNALS:
    void wanted(const storedesk::ui::Place &place);
    void manyPasted(const QString &text);
    void keyPicked(); // in the menu

private:
    void build();
    void buildMenu();
    void choose(const catalogue::LookupKey *lookupKey); // null: by its shape
    void take(const QString &text);
    void lookUp();
    void showNote();
    [[nodiscard]] bool isName() const; // as far as can be told
    [[nodiscard]] QString resultText() const;

    catalogue::Resource m_resource;
    Frame &m_frame;
    const RecordReader &m_reader;
    const catalogue::LookupKey *m_chosen = nullptr; // in the menu, or by what was opened
    const catalogue::LookupKey *m_picked = nullptr; // in the menu
    SearchField *m_field;
    IconLabel *m_sign;
    QLabel *m_guess;
    Button *m_change;
    QLabel *m_note; // of the deprecated form, or of names
    QMenu *m_menu;
};

} // namespace storedesk::ui::records
