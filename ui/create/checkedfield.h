// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/checker.h"
#include "records/valuelookup.h"
#include "ui/create/formissue.h"

#include <QWidget>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class FindingLine;

// A field whose value is looked up when the user stops typing, with the result shown below it.
class CheckedField final : public QWidget
{
    Q_OBJECT

public:
    // Texts for the lookup results. They may contain %1, the value.
    struct Words
    {
        std::function<QString(const QJsonObject &record)> found;
        QString missing;
        // Whether the record should exist; otherwise the value should be unused.
        bool shouldExist = true;
        // Text of a link offered if the result is not the desired one.
        QString action = {};
    };

    CheckedField(PageHost &host, catalogue::FieldRule rule, catalogue::OperationId read,
                 Words words, QWidget *parent);

    [[nodiscard]] forms::FieldEditor *editor() const { return m_editor; }
    [[nodiscard]] QString value() const;
    [[nodiscard]] storedesk::records::ValueFinding finding() const;
    // Returns only the issues found by the lookup.
    [[nodiscard]] FormIssues points() const;
    [[nodiscard]] bool isAsking() const { return m_probe->isAsking(); }
    // Looks up immediately.
    void ask();
    // Looks up again, even if the value was looked up before.
    void askAgain();

Q_SIGNALS:
    void edited();
    // Emitted when the lookup result has changed.
    void found();
    void actionWanted(const QString &value);

private:
    void show();
    // Whether the lookup result is the desired one or not known yet.
    [[nodiscard]] bool isGood() const;

    Words m_words;
    forms::FieldEditor *m_editor;
    FindingLine *m_line;
    storedesk::records::ValueLookup *m_probe;
    catalogue::Checker m_checker;
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::create
