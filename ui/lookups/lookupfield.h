// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordloader.h"

#include <QWidget>

class QActionGroup;
class QLabel;
class QMenu;

namespace storedesk::ui {
class Button;
class PageHost;
class SearchField;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

// The field that looks up one record. The line below shows how the text is interpreted and the
// result, and lets the user choose another interpretation.
class LookupField final : public QWidget
{
    Q_OBJECT

public:
    LookupField(catalogue::Resource resource, PageHost &host, const records::RecordLoader &reader,
                QWidget *parent = nullptr);

    [[nodiscard]] SearchField *field() const { return m_field; }
    // Returns the chosen key, or the detected one if none is chosen.
    [[nodiscard]] const catalogue::LookupKey &lookupKey() const;
    // Returns the key chosen in the menu, or the default key. The key detected for a single text
    // does not apply to several strings.
    [[nodiscard]] const catalogue::LookupKey &keyForMany() const;
    // Returns the key chosen in the menu; null for automatic detection.
    [[nodiscard]] const catalogue::LookupKey *pickedKey() const { return m_picked; }
    void setPickedKey(const catalogue::LookupKey *lookupKey);
    // Shows the key in the address without reading the record.
    void setPlace(const PageAddress &place);
    // Shows the result of the last lookup.
    void showResult();
    // Whether the loaded record belongs to the current text.
    [[nodiscard]] bool isAsked() const;

Q_SIGNALS:
    void wanted(const ui::PageAddress &place);
    void manyPasted(const QString &text);
    // Emitted when a key is chosen in the menu.
    void keyPicked();

private:
    void build();
    void buildMenu();
    // Chooses a key. Null detects the key from the text.
    void choose(const catalogue::LookupKey *lookupKey);
    void take(const QString &text);
    void lookUp();
    void showNote();
    // Whether the text looks like a name.
    [[nodiscard]] bool isName() const;
    [[nodiscard]] QString resultText() const;

    catalogue::Resource m_resource;
    PageHost &m_host;
    const records::RecordLoader &m_reader;
    // The key chosen in the menu or set by opening a record.
    const catalogue::LookupKey *m_chosen = nullptr;
    // The key chosen in the menu; null for automatic detection.
    const catalogue::LookupKey *m_picked = nullptr;
    SearchField *m_field;
    IconLabel *m_sign;
    QLabel *m_guess;
    Button *m_change;
    // A note about a deprecated key, or about names.
    QLabel *m_note;
    QMenu *m_menu;
    // The actions of the menu and its submenu.
    QActionGroup *m_keys = nullptr;
};

} // namespace storedesk::ui::lookups
