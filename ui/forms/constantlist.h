// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "records/fieldconstant.h"

#include <QHash>
#include <QWidget>

namespace storedesk::ui {
class Button;
class FlowLayout;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// The fields that get the same value in all rows of a table: one entry each, which can be changed
// or removed, and a button to add one.
class ConstantList final : public QWidget
{
    Q_OBJECT

public:
    ConstantList(PageHost &host, QWidget *parent = nullptr);

    using QWidget::show;
    // Shows the constants. The fields are those for which the user may add a constant.
    void show(const catalogue::FieldSet &fields,
              const std::vector<storedesk::records::FieldConstant> &constants);

Q_SIGNALS:
    // Emitted on user input only.
    void changed(const std::vector<storedesk::records::FieldConstant> &constants);
    // Emitted when the user wants to add values to lists of the contacts, or to remove them.
    void listChangeAsked(const QString &field);

private:
    void fill();
    void addEntry(const storedesk::records::FieldConstant &constant);
    // Opens the dialog for the constant of this field. An empty key adds a constant.
    void ask(const QString &key);
    void set(const storedesk::records::FieldConstant &constant);
    void remove(const QString &key);

    PageHost &m_host;
    catalogue::FieldSet m_fields;
    std::vector<storedesk::records::FieldConstant> m_constants;
    // The input of cancelled dialogs by the field to be changed, which is empty for a new constant.
    QHash<QString, storedesk::records::FieldConstant> m_typed;
    FlowLayout *m_flow;
    Button *m_add;
};

} // namespace storedesk::ui::forms
