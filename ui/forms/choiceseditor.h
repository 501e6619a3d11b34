// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

#include <QPointer>

class QListWidget;
class QPushButton;

namespace storedesk::ui::forms {

// Lets the user choose several options: a field shows the chosen ones and opens a checkable list.
class ChoicesEditor final : public FieldEditor
{
    Q_OBJECT

public:
    ChoicesEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openList();
    void take();
    void tell();

    QPushButton *m_field;
    QPointer<QListWidget> m_list;
    // Ids of the chosen options in option order; unknown ids are last.
    QStringList m_chosen;
    QJsonValue m_given = QJsonValue::Null;
    bool m_touched = false;
};

} // namespace storedesk::ui::forms
