// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/bin.h"
#include "ui/changes/deleting.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QLineEdit;
class QStandardItemModel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class IconLabel;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// The question asked by the delete dialog: record names, consequences, and a field to type the
// count into.
class DeleteQuestion final : public QWidget
{
    Q_OBJECT

public:
    struct Facts
    {
        catalogue::Resource resource = catalogue::Resource::Contact;
        QList<storedesk::records::DeleteTarget> targets = {};
        // Whether the count must be typed even if copies are stored.
        bool countTyped = false;
        QDateTime now = {};
        // Number of days for which copies stay in the bin.
        int retentionDays = storage::Bin::usualDays;
        // Duration including the reads for copies.
        QString duration = {};
        QString durationUnkept = {};
        // Sentences about other records that still use the records to be deleted.
        QStringList uses = {};
    };

    DeleteQuestion(Facts facts, const Theme &theme, QWidget *parent = nullptr);

    void setKeeps(bool keeps);
    // Names the dependent records that will be deleted too.
    void setAlong(const QString &sentence);
    // Adds a sentence about other records that still use the records to be deleted. Called for
    // sentences that become known later than the others.
    void addUse(const QString &sentence);
    // Whether the count was typed or is not required.
    [[nodiscard]] bool answered() const;
    // Returns null if the count need not be typed.
    [[nodiscard]] QLineEdit *countField() const { return mustType() ? m_count : nullptr; }

Q_SIGNALS:
    void answeredChanged();

private:
    QWidget *buildHead();
    QWidget *buildNames();
    QWidget *buildCount();
    // Without a copy, a deletion can't be undone, so the count is always typed.
    [[nodiscard]] bool mustType() const { return m_facts.countTyped || !m_keeps; }
    void showConsequences();
    void showNames(int most);
    void showHint();

    const Facts m_facts;
    QString m_along;
    QStringList m_furtherUses;
    bool m_keeps = true;
    const Theme &m_theme;
    QStandardItemModel *m_names;
    TableView *m_list = nullptr;
    // Button that shows all names.
    Button *m_all = nullptr;
    QVBoxLayout *m_sentences;
    QWidget *m_countPanel = nullptr;
    QLineEdit *m_count = nullptr;
    IconLabel *m_hintSign = nullptr;
    QLabel *m_hint = nullptr;
};

} // namespace storedesk::ui::changes
