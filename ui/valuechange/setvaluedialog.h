// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "imports/valuechange.h"
#include "ui/theme/icons.h"
#include "ui/valuechange/contactsource.h"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class CountGuard;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::valuechange {

class AssignmentForm;
class ValueChangeModel;

// Sets one or more fields of contacts to the same value. Shows the current and the new values and
// sends only the changes: as one import if that is faster, otherwise as requests. Both can be
// undone.
class SetValueDialog final : public QDialog
{
    Q_OBJECT

public:
    SetValueDialog(PageHost &host, ContactSource contacts, QWidget *parent = nullptr);
    ~SetValueDialog() override;

    // Chooses a list to which values are added.
    void changeList(const QString &key);

    [[nodiscard]] bool isSettled() const;
    // Returns the input, which restore() shows in another dialog after this one was cancelled.
    [[nodiscard]] std::vector<storedesk::imports::FieldAssignment> typed() const;
    void restore(const std::vector<storedesk::imports::FieldAssignment> &typed);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    // The contacts listed in the preview.
    enum class Part : quint8 { All, Changed, Same };

    void build();
    [[nodiscard]] QWidget *buildFields();
    [[nodiscard]] QWidget *buildPreview();
    [[nodiscard]] QWidget *buildSending();
    [[nodiscard]] QWidget *buildFoot();
    [[nodiscard]] QWidget *sentence(Icon icon, QLabel *label);
    void followFields();
    void addField();
    void removeField(AssignmentForm *form);
    void fieldsChanged();
    void compare();
    void takeEffect(const storedesk::imports::ValueChange &change,
                    const base::Result<storedesk::imports::ValueChange::Effect> &effect);
    void showState();
    void showPart();
    void showSending();
    [[nodiscard]] qint64 toSend() const;
    [[nodiscard]] bool sendsImport() const;
    [[nodiscard]] QString obstacle() const;
    void send();
    void sendRequests(const storage::MirrorSelection &changed);
    void sendImport(const storage::MirrorSelection &changed);
    void begun(const QString &jobId);

    PageHost &m_host;
    const ContactSource m_contacts;
    catalogue::FieldSet m_rules;
    QVBoxLayout *m_forms = nullptr;
    QList<AssignmentForm *> m_fields;
    int m_added = 0;
    Button *m_another;
    QButtonGroup *m_parts;
    QLabel *m_now;
    ValueChangeModel *m_model;
    TableView *m_table;
    QLabel *m_undo;
    QLabel *m_workflows;
    QRadioButton *m_import;
    QRadioButton *m_requests;
    // Explains how the values are sent.
    QLabel *m_sending;
    CountGuard *m_count;
    Button *m_main;
    // The change for which the effect was computed.
    storedesk::imports::ValueChange m_change;
    std::optional<storedesk::imports::ValueChange::Effect> m_effect;
    base::Problem m_problem;
    // Whether the user chose between import and requests.
    bool m_chose = false;
    base::BackgroundTask m_comparing;
    base::BackgroundTask m_writing;
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::valuechange
